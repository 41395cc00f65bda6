import { panelMessages as t } from '@registry/shared/messages/contributions/payment-panels'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { saveQr } from '../../../../lib/browser/save-qr.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useQrImage } from '../../../../ui/qr/use-qr-image.ts'
import { LongPressImage } from './long-press-image.tsx'

export interface SaveQrProps {
  text: string
  label: string
  fileName: string
  /** Lines below the code in the saved image: amount, recipient, reference. */
  caption: readonly string[]
}

/** Saves the QR code as an image rendered in advance. Where the browser cannot save, shows the image to long-press. */
export function SaveQrButton({ text, label, fileName, caption }: SaveQrProps) {
  const image = useQrImage(text, fileName, caption.join('\n'))
  const [isShown, setShown] = useState(false)
  const save = async (file: File) => {
    if (!(await saveQr(file))) setShown(true)
  }
  if (image === 'failed') return null
  return (
    <>
      <SaveButton disabled={!image} onClick={() => image && void save(image)} />
      {isShown && image && <LongPressImage file={image} label={label} />}
    </>
  )
}

/** The disabled button reserves the space while the code loads. */
export function SaveButton(props: { disabled: boolean; onClick?: () => void }) {
  return (
    <Button look="tonal" isBlock className="save-qr" {...props}>
      <Download className="icon" aria-hidden="true" />
      {t.saveQr}
    </Button>
  )
}
