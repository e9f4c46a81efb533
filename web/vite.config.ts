import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { finish } from './plugins/finish.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// While developing, the page comes from Vite and the rest from a running `vaka serve`.
const api = process.env.VAKA_API ?? 'http://127.0.0.1:8000';
// script/page.py names a build after its sources; one that is made by hand has no name of its own.
const build = process.env.VAKA_BUILD ?? 'dev';

const SHARED = /\/node_modules\/|\/web\/src\/(lib\/(?!words\/texts\/)|shell\/)/;

function refuse(warning: { message: string }): never {
  throw new Error(warning.message);
}

export default defineConfig(({ command }) => ({
  plugins: [svelte(command === 'build' ? { onwarn: refuse } : {}), finish(build)],
  define: { __VAKA_BUILD__: JSON.stringify(build) },
  resolve: { alias: { $lib: here('./src/lib') } },
  build: {
    outDir: here('../src/vaka/server/page'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0, // the content policy allows no data: but pictures
    modulePreload: { polyfill: false },
    reportCompressedSize: false, // the tests weigh what a browser is really sent
    license: { fileName: 'licenses.txt' }, // of the packages that come along in the page
    rolldownOptions: {
      // One file for what all pages share, instead of dozens of crumbs.
      output: { codeSplitting: { groups: [{ name: 'shared', test: SHARED }] } },
      checks: { bundlerTimings: false }, // a busy machine is no fault of the page
      onLog(level, log) {
        if (level === 'warn') refuse(log);
      },
    },
  },
  server: {
    fs: { allow: [here('.'), here('../src/vaka/locale')] },
    proxy: { '/api': { target: api, ws: true, changeOrigin: false }, '/health': api },
  },
}));
