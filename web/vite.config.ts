import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const PAGE = '../src/theatrum/server/page';

/** Writes a Brotli twin beside every text file, so that the server need not compress. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle(options, bundle) {
      for (const file of Object.keys(bundle)) {
        if (!/\.(js|css|html|svg)$/.test(file)) continue;
        const path = join(options.dir!, file);
        writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: { outDir: PAGE, emptyOutDir: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 800 },
  server: { proxy: { '/api': { target: process.env.THEATRUM_SERVER ?? 'http://127.0.0.1:8377', ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
});
