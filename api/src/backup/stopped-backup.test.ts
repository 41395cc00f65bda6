import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shareApi } from '../../test/share-api.ts'
import { createBackup } from './create-backup.ts'

const api = shareApi()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'registry-backup-'))
  const images = ['ab', 'cd', 'ef'].map(start => ({
    ...{ hash: start.repeat(32), width: 500, height: 400, widths: [328, 500] },
  }))
  await api.app.db('images').insert(images)
})
afterAll(() => rm(folder, { recursive: true }))

describe('a backup that is stopped', () => {
  test('while it reads images reads no further group of them', async () => {
    const stopped = new AbortController()
    let reads = 0
    const read = async () => {
      reads += 1
      stopped.abort(new Error('stopped'))
      return undefined
    }
    const { databaseUrl, app } = api
    const ended = createBackup({
      ...{ databaseUrl, imageFiles: { ...app.imageFiles, read } },
      ...{ file: path.join(folder, 'images.tar'), signal: stopped.signal },
    })
    await expect(ended).rejects.toThrow('stopped')
    expect(reads).toBe(8)
    expect(await readdir(folder)).toEqual([])
  })

  test('while it is verified leaves no file', async () => {
    const stopped = new AbortController()
    const { databaseUrl, app } = api
    const ended = createBackup({
      ...{ databaseUrl, imageFiles: app.imageFiles, verify: true },
      ...{ file: path.join(folder, 'verified.tar'), signal: stopped.signal },
      onProgress: phase => phase === 'verify' && stopped.abort(new Error('stopped')),
    })
    await expect(ended).rejects.toThrow('stopped')
    expect(await readdir(folder)).toEqual([])
  })
})
