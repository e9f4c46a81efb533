/**
 * The last touch to a build: every file that shrinks also lies there compressed, so that the server
 * need not do it for everybody anew; and build.txt says which build this is.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Plugin } from 'vite';

const SHRINKS = new Set(['.css', '.ftl', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);
const WORTH_IT = 1024; // bytes: less fits into one packet anyway

const small = {
  br: async (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: async (content: Buffer) =>
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

async function shrink(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length <= WORTH_IT) return;
  for (const [ending, compress] of Object.entries(small)) {
    await writeFile(`${file}.${ending}`, await compress(content));
  }
}

export function finish(build: string): Plugin {
  return {
    name: 'vaka-finish',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) throw new Error('the page is built into a folder');
      const files = await readdir(dir, { recursive: true, withFileTypes: true });
      const large = files.filter((file) => file.isFile() && SHRINKS.has(extname(file.name)));
      await Promise.all(large.map(async (file) => shrink(join(file.parentPath, file.name))));
      await writeFile(join(dir, 'build.txt'), `${build}\n`);
    },
  };
}
