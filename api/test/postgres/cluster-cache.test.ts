import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openClusterCache } from './cluster-cache.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'registry-cache-test-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function stoppedServer(name: string): Promise<string> {
  const dataDir = path.join(folder, name)
  await mkdir(path.join(dataDir, 'postgres'), { recursive: true })
  await writeFile(path.join(dataDir, 'postgres', 'PG_VERSION'), '18')
  return dataDir
}

async function emptyFolder(name: string): Promise<string> {
  const made = path.join(folder, name)
  await mkdir(made)
  return made
}

describe('openClusterCache', () => {
  test('lends returned files to one run only', async () => {
    const cache = await openClusterCache(folder)
    const next = await emptyFolder('next')
    expect(await cache.take(next)).toBe(false)
    await cache.giveBack(await stoppedServer('first'))

    expect(await cache.take(next)).toBe(true)
    expect(existsSync(path.join(next, 'postgres', 'PG_VERSION'))).toBe(true)
    expect(await cache.take(await emptyFolder('other'))).toBe(false)
  })

  test('deletes the second of two returned folders', async () => {
    const cache = await openClusterCache(folder)
    await cache.giveBack(await stoppedServer('first'))
    await cache.giveBack(await stoppedServer('second'))

    expect(await readdir(folder)).toHaveLength(1)
  })

  test('deletes a folder without the files of a server', async () => {
    const cache = await openClusterCache(folder)
    await cache.giveBack(await emptyFolder('first'))

    expect(await readdir(folder)).toEqual([])
  })

  test('deletes files cached for other sources', async () => {
    const cache = await openClusterCache(folder)
    await cache.giveBack(await stoppedServer('first'))
    const [name = ''] = await readdir(folder)
    await mkdir(path.join(folder, `${name.slice(0, -8)}outdated`))
    await cache.giveBack(await stoppedServer('second'))

    expect(await readdir(folder)).toEqual([name])
  })
})
