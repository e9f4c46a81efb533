import { defineConfig, mergeConfig } from 'vitest/config';

import page from './vite.config.ts';

export default defineConfig((environment) =>
  mergeConfig(page(environment), {
    resolve: { conditions: ['browser'] }, // Svelte as the browser runs it
    test: { include: ['{src,tests}/**/*.test.ts'], css: { include: [/tokens/] }, restoreMocks: true, unstubGlobals: true },
  }),
);
