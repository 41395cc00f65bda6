import { saveFile } from './save-file.ts'

/**
 * Saves an image: with the share sheet on phones, otherwise as a download. Returns false if neither may
 * have worked, as in in-app browsers; the caller then shows the image. `file` must exist before the
 * tap, because phones refuse to share after an asynchronous wait.
 */
export async function saveQr(file: File): Promise<boolean> {
  if (!matchMedia('(pointer: coarse)').matches) {
    saveFile(file)
    return true
  }
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] })
      return true
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return true
    }
  }
  // On iOS, which has `standalone`, a refused download navigates away from the page.
  if (!('standalone' in navigator)) saveFile(file)
  return false
}
