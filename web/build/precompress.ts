import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const PACKED = /\.(?:js|css|svg)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Writes brotli and gzip versions of each text file at the highest level, which is too slow per request
 * and a fifth smaller.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter(file => PACKED.test(file))
      await Promise.all(files.map(file => pack(path.join(dir, file))))
    },
  }
}

async function pack(file: string): Promise<void> {
  const text = await readFile(file)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  await writeFile(`${file}.br`, await brotli(text, { params }))
  await writeFile(`${file}.gz`, await zip(text, { level: 9 }))
}
