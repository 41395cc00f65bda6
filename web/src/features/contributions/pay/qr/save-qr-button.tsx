import { panelMessages as t } from '@registry/shared/messages/contributions/payment-panels'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { RequestState } from '../../../../lib/api-client/use-request.ts'
import { saveQr } from '../../../../lib/browser/save-qr.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useQrImage } from '../../../../ui/qr/use-qr-image.ts'
import paymentPanelsStyles from '../payment-panels.module.css'
import { LongPressImage } from './long-press-image.tsx'
import qrStyles from './qr.module.css'

interface SaveQrProps {
  label: string
  fileName: string
  /** Lines below the code in the saved image: amount, recipient, reference. */
  caption: readonly string[]
}

/** Saves a QR code once `request` has loaded it; nothing if it cannot be loaded. */
export function SaveQrButton({ request, ...qr }: SaveQrProps & { request: RequestState<string> }) {
  // The disabled button reserves the space.
  if (request.status === 'loading') return <SaveButton disabled />
  return request.status === 'ready' && <SaveLoadedQr text={request.data} {...qr} />
}

/** Saves the QR code as an image rendered in advance. Where the browser cannot save, shows the image to long-press. */
function SaveLoadedQr({ text, label, fileName, caption }: SaveQrProps & { text: string }) {
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

function SaveButton(props: { disabled: boolean; onClick?: () => void }) {
  return (
    <Button
      look="tonal"
      isBlock
      className={`${paymentPanelsStyles.saveQr} ${qrStyles.saveQr}`}
      {...props}
    >
      <Download className="icon" aria-hidden="true" />
      {t.saveQr}
    </Button>
  )
}
