import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { describe, expect, test } from 'vitest'

const MAX_GZIP_BYTES = 50 * 1024

/** Builds the capture script; returns its code, modules and packages. */
async function builtScript() {
  const entry = join(import.meta.dirname, '../entrypoints/capture.ts')
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'capture' } },
  })
  const [output] = [built].flat()
  const [chunk] = output && 'output' in output ? output.output : []
  const modules = chunk?.type === 'chunk' ? chunk.moduleIds : []
  const packages = modules.flatMap(id => /.*\/node_modules\/([^/]+)\//.exec(id)?.[1] ?? [])
  return { code: chunk?.type === 'chunk' ? chunk.code : '', modules, packages: new Set(packages) }
}

describe('the capture script', () => {
  test('is below the size limit and contains neither Cheerio nor zod', async () => {
    const { code, modules, packages } = await builtScript()
    expect(modules.some(id => id.endsWith('extract-product.ts'))).toBe(true)
    expect([...packages].filter(name => name !== 'wxt')).toEqual([])
    expect(modules.filter(id => /cheerio|zod|messages|contract/.test(id))).toEqual([])
    expect(gzipSync(code).length).toBeLessThan(MAX_GZIP_BYTES)
    expect(code).not.toMatch(/\beval\(|new Function|\bfetch\(|XMLHttpRequest|importScripts/)
    process.stdout.write(`capture script: ${gzipSync(code).length} bytes gzip\n`)
  })
})
