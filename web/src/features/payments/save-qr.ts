import { paymentMessages } from '@registry/shared/messages/payments'
import { saveFile } from '../../lib/save-file.ts'

/**
 * Hands a picture over: to the phone's share sheet, whence it goes to the photos, else as a download.
 * The blob must be ready, since phones refuse to share after waiting.
 */
export async function saveQr(png: Blob): Promise<void> {
  const file = new File([png], paymentMessages.paynowFileName, { type: 'image/png' })
  const isTouch = matchMedia('(pointer: coarse)').matches
  if (isTouch && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] })
      return
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  saveFile(file)
}
