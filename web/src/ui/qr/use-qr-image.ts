import { useEffect, useState } from 'react'
import { qrPng } from './qr-png.ts'

/** Returns a QR code with its caption as an image file; undefined while it is rendered. */
export function useQrImage(text: string, fileName: string, caption: string) {
  const [image, setPicture] = useState<File | 'failed'>()

  useEffect(() => {
    let isWanted = true
    const settle = (blob?: Blob) => {
      if (isWanted) setPicture(blob ? new File([blob], fileName, { type: blob.type }) : 'failed')
    }
    qrPng(text, caption.split('\n')).then(settle, () => settle())
    return () => {
      isWanted = false
    }
  }, [text, fileName, caption])

  return image
}
