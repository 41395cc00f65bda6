import { afterEach, expect, test, vi } from 'vitest'
import { smallHeic } from '../../../../shared/test/heic-photos.ts'
import { preparePhoto, TooSmallPhotoError, UnreadablePhotoError } from './resize-photo.ts'

afterEach(() => vi.unstubAllGlobals())

// Node decodes no images.
test('a HEIC photo that the browser cannot decode is left to the server', async () => {
  const photo = new Blob([Uint8Array.from(smallHeic)])
  expect(await preparePhoto(photo)).toBe(photo)
})

test.each([
  ['text', new Blob(['no picture at all'])],
  [
    'a HEIC photo above 10 MB',
    new Blob([Uint8Array.from(smallHeic), new Uint8Array(10 * 1024 * 1024)]),
  ],
])('%s is unreadable', async (_what, photo) => {
  await expect(preparePhoto(photo)).rejects.toThrow(UnreadablePhotoError)
})

test.each([
  ['has a side of 79 pixels', 79, 400],
  ['would have one after it is resized', 3300, 160],
])('a photo that %s is too small', async (_what, width, height) => {
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => undefined }))
  await expect(preparePhoto(new Blob(['photo']))).rejects.toThrow(TooSmallPhotoError)
})
