import { paymentMessages } from '@registry/shared/messages/payments'

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
  download(file)
}

function download(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // The browser has taken the address by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
