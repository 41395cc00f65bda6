import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { imageFileName, imageFileNames } from '@registry/shared/images/image-file-names'
import { describe, expect, test } from 'vitest'
import { shareApi } from '../../../test/share-api.ts'

const api = shareApi()

const newHash = () => randomBytes(32).toString('hex')

describe('image files', () => {
  const get = (name: string, headers = {}) => fetch(`${api.url}/images/${name}`, { headers })

  test('are served as immutable', async () => {
    const hash = newHash()
    for (const name of imageFileNames(hash)) await api.app.imageFiles.put(name, Buffer.from(name))
    for (const name of imageFileNames(hash)) {
      const { status, headers } = await get(name)
      expect([name, status]).toEqual([name, 200])
      expect(headers.get('content-type')).toBe(`image/${name.split('.').at(-1)}`)
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(headers.get('etag')).toBe(`"${name}"`)
    }
    const name = imageFileName(hash, 'avif', 328)
    expect(await (await get(name)).text()).toBe(name)
    const known = { 'if-none-match': `"${name}"`, 'cache-control': 'max-age=0' }
    expect((await get(name, known)).status).toBe(304)
    const head = await fetch(`${api.url}/images/${name}`, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(String(name.length))
  })

  test('are cached only briefly as missing', async () => {
    const { status, headers } = await get(imageFileName(newHash(), 'webp'))
    expect(status).toBe(404)
    expect(headers.get('cache-control')).toBe('public, max-age=60')
  })

  test.each(['-329.webp', '-960.webp', '.jpg', '.avif.webp', '-328.webp/'])(
    'do not end in %s',
    async ending => {
      await api.app.imageFiles.put(imageFileName('a'.repeat(64), 'webp'), Buffer.from('x'))
      expect((await get(`${'a'.repeat(64)}${ending}`)).status).toBe(404)
    },
  )

  test('return 503 while their store fails', async () => {
    const name = imageFileName(newHash(), 'webp')
    // A folder in place of the file causes a read error.
    await mkdir(path.join(api.app.config.dataDir, 'images', name), { recursive: true })
    const { status, headers } = await get(name)
    expect([status, headers.get('cache-control')]).toEqual([503, 'no-store'])
  })
})
