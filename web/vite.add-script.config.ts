import path from 'node:path'
import { defineConfig } from 'vite'
import { precompress } from './build/precompress.ts'

/** Builds /add.js, one classic script without chunks, because it runs in the pages of shops. */
export default defineConfig({
  plugins: [precompress()],
  publicDir: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    lib: {
      entry: path.resolve(import.meta.dirname, 'src/add-script/add-script.ts'),
      formats: ['iife'],
      name: 'addToRegistry',
      fileName: () => 'add.js',
    },
  },
})
