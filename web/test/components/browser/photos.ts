import { vi } from 'vitest'
import { solidImage } from '../../../e2e/support/solid-image.ts'

/**
 * Lets the page shrink chosen photos, which needs a canvas: files with the type image/png become a small
 * image, any other file is unreadable. Until the test's mocks are restored.
 */
export function drawPhotos(): () => void {
  const small = new Blob([new Uint8Array(solidImage(10, 120, 120))], { type: 'image/png' })
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.type !== 'image/png') throw new DOMException('no image', 'InvalidStateError')
    return { width: 400, height: 400, close: () => undefined }
  })
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined })
  const pen = { fillRect: () => undefined, drawImage: () => undefined }
  const { prototype } = HTMLCanvasElement
  const spies = [
    vi.spyOn(prototype, 'getContext').mockReturnValue(pen as never),
    vi.spyOn(prototype, 'toBlob').mockImplementation(take => take(small)),
  ]
  return () => {
    vi.unstubAllGlobals()
    for (const spy of spies) spy.mockRestore()
  }
}

/** A file that the page can read as a photo. */
export const photoFile = (name: string) => new File(['photo'], name, { type: 'image/png' })
