import { mkdtemp, open, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { imageFileName } from '../images/image-file-names.ts'
import { isImageFileStoreSetting, openImageFileStore } from './open-image-file-store.ts'

const KEYS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }
const NAME = imageFileName('ab'.repeat(32), 'avif', 328)
const BYTES = Buffer.from([0, 255, 10, 13, 195, 40])

let folder: string
let s3: S3rver
let endpoint: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'registry-pictures-'))
  const directory = path.join(folder, 's3')
  s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'babies', configs: [] }],
  })
  const { port } = await s3.run()
  endpoint = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

const stores = {
  'on disk': () => openImageFileStore({ DATA_DIR: folder }),
  'in a bucket': () =>
    openImageFileStore({
      DATA_DIR: folder,
      IMAGE_STORE: `s3://babies?endpoint=${endpoint}`,
      ...KEYS,
    }),
  'in a folder of a bucket': () =>
    openImageFileStore({
      DATA_DIR: folder,
      IMAGE_STORE: `s3://babies/a/b?endpoint=${endpoint}`,
      ...KEYS,
    }),
}

describe.each(Object.entries(stores))('the image file store %s', (_where, open) => {
  test('returns stored bytes until they are removed', async () => {
    const store = open()
    expect(await store.has(NAME)).toBe(false)
    expect(await store.read(NAME)).toBeUndefined()
    await store.put(NAME, BYTES)
    expect(await store.has(NAME)).toBe(true)
    expect(await store.read(NAME)).toEqual(BYTES)
    await store.remove(NAME)
    expect(await store.has(NAME)).toBe(false)
  })

  test('stores and removes the same file twice', async () => {
    const store = open()
    await Promise.all([store.put(NAME, BYTES), store.put(NAME, BYTES)])
    expect(await store.read(NAME)).toEqual(BYTES)
    await store.remove(NAME)
    await store.remove(NAME)
  })

  test.each(['../secrets.json', `${NAME}/..`, 'a.webp', NAME.toUpperCase(), `${NAME}.new`, ''])(
    'rejects the name %j',
    async name => {
      await expect(async () => open().put(name, BYTES)).rejects.toThrow('not an image file name')
      await expect(async () => open().read(name)).rejects.toThrow('not an image file name')
      await expect(async () => open().remove(name)).rejects.toThrow('not an image file name')
    },
  )
})

describe('a failing store', () => {
  test('throws instead of reporting a missing file', async () => {
    const IMAGE_STORE = `s3://nowhere?endpoint=${endpoint}`
    const missing = openImageFileStore({ DATA_DIR: folder, IMAGE_STORE, ...KEYS })
    await expect(missing.put(NAME, BYTES)).rejects.toThrow()
    const wrongKeys = { ...KEYS, AWS_SECRET_ACCESS_KEY: 'wrong' }
    const locked = openImageFileStore({
      DATA_DIR: folder,
      IMAGE_STORE: `s3://babies?endpoint=${endpoint}`,
      ...wrongKeys,
    })
    await expect(locked.put(NAME, BYTES)).rejects.toThrow()
    await expect(locked.read(NAME)).rejects.toThrow()
  })

  test('flushes a file before it gets its name, and then the name', async () => {
    const DATA_DIR = path.join(folder, 'flushed')
    const names: string[][] = []
    const opened = await open(folder)
    const handle: typeof opened = Object.getPrototypeOf(opened)
    await opened.close()
    const { sync } = handle
    vi.spyOn(handle, 'sync').mockImplementation(async function (this: typeof opened) {
      names.push(await readdir(path.join(DATA_DIR, 'images')))
      return sync.call(this)
    })
    onTestFinished(() => void vi.restoreAllMocks())
    await openImageFileStore({ DATA_DIR }).put(NAME, BYTES)
    expect(names).toEqual([[expect.stringMatching(`^${NAME}.`)], [NAME]])
  })

  test('leaves no partial file on disk', async () => {
    const DATA_DIR = path.join(folder, 'whole')
    const store = openImageFileStore({ DATA_DIR })
    await Promise.all(Array.from({ length: 20 }, () => store.put(NAME, BYTES)))
    expect(await readdir(path.join(DATA_DIR, 'images'))).toEqual([NAME])
  })
})

describe('isImageFileStoreSetting', () => {
  test.each([
    undefined,
    '',
    's3://babies',
    's3://babies/a/b?region=ap-southeast-1',
    's3://babies?endpoint=http://127.0.0.1:9000',
  ])('accepts %j', IMAGE_STORE => {
    expect(isImageFileStoreSetting({ DATA_DIR: folder, IMAGE_STORE, ...KEYS })).toBe(true)
  })

  test.each([
    'babies',
    's3://',
    's3://B',
    's3://babies?endpoint=nowhere',
    's3://babies?endpoint=file:///etc',
    's3://babies?end=https://s3.example',
    's3://babies/../x',
    'https://babies.s3.example',
  ])('rejects %j', IMAGE_STORE => {
    expect(isImageFileStoreSetting({ DATA_DIR: folder, IMAGE_STORE, ...KEYS })).toBe(false)
  })

  test('rejects a bucket without credentials', () => {
    expect(isImageFileStoreSetting({ DATA_DIR: folder, IMAGE_STORE: 's3://babies' })).toBe(false)
  })
})
