import { saveFile } from './save-file.ts'

/**
 * Hands a picture over: to the phone's share sheet, whence it goes to the photos, else as a download.
 * False where it may have come to nothing, as inside other apps: there the picture must be shown. The
 * file must be at hand before the tap, since phones refuse to share after waiting.
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
  // Where pages are put on the home screen (iOS), a download that is not taken leaves the page.
  if (!('standalone' in navigator)) saveFile(file)
  return false
}
