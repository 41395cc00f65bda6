import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PNG } from 'pngjs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { compareRuns, formatComparison } from './compare-runs.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'screenshots-'))
})
afterEach(() => rm(folder, { recursive: true }))

function at(...parts: string[]): string {
  return path.join(folder, ...parts)
}

/** Writes one-pixel screenshots of a run, by file name and grey value. */
async function writeRun(run: string, screenshots: Record<string, number>): Promise<void> {
  await mkdir(at(run, 'web'), { recursive: true })
  for (const [name, grey] of Object.entries(screenshots)) {
    const image = new PNG({ width: 1, height: 1 })
    image.data.set([grey, grey, grey, 255])
    await writeFile(at(run, 'web', name), PNG.sync.write(image))
  }
}

describe('compareRuns', () => {
  test('lists different, missing and new screenshots and writes side-by-side images', async () => {
    await writeRun('a', { 'same.png': 1, 'changed.png': 1, 'old.png': 1 })
    await writeRun('b', { 'same.png': 1, 'changed.png': 90, 'added.png': 1 })

    const comparison = await compareRuns(at('a'), at('b'), at('out'))

    expect(comparison).toEqual({
      total: 4,
      different: [{ file: 'web/changed.png', pixels: 1 }],
      missing: ['web/old.png'],
      added: ['web/added.png'],
    })
    expect(existsSync(at('out', 'web/changed.png'))).toBe(true)
    expect(existsSync(at('out', 'web/same.png'))).toBe(false)
  })

  test('rejects a run without screenshots', async () => {
    await writeRun('a', {})
    await expect(compareRuns(at('a'), at('b'), at('out'))).rejects.toThrow('no screenshots')
  })
})

test('formatComparison ends with the counts', () => {
  const lines = formatComparison({
    total: 9,
    different: [{ file: 'a.png', pixels: 12 }],
    missing: ['b.png'],
    added: ['c.png'],
  })
  expect(lines.split('\n')).toEqual([
    'a.png: 12 pixels differ',
    'b.png: missing',
    'c.png: new',
    '9 pictures, 3 differ',
  ])
})
