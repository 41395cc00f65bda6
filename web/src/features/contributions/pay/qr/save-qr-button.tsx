import { panelMessages as t } from '@registry/shared/messages/contributions/payment-panels'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { RequestState } from '../../../../lib/api-client/use-request.ts'
import { saveQr } from '../../../../lib/browser/save-qr.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import type { ButtonLook } from '../../../../ui/buttons/button-class.ts'
import { useQrImage } from '../../../../ui/qr/use-qr-image.ts'
import { LongPressImage } from './long-press-image.tsx'

interface SaveQrProps {
  label: string
  fileName: string
  /** Lines below the code in the saved image: amount, recipient, reference. */
  caption: readonly string[]
  look: NonNullable<ButtonLook['look']>
  /** Called when the visitor saves the code. */
  onSave: () => void
}

/** Saves a QR code once `request` has loaded it; nothing if it cannot be loaded. */
export function SaveQrButton({ request, ...qr }: SaveQrProps & { request: RequestState<string> }) {
  // The disabled button reserves the space.
  if (request.status === 'loading') return <SaveButton look={qr.look} disabled />
  return request.status === 'ready' && <SaveLoadedQr text={request.data} {...qr} />
}

/** Saves the QR code as an image rendered in advance. Where the browser cannot save, shows the image to long-press. */
function SaveLoadedQr({
  text,
  label,
  fileName,
  caption,
  look,
  onSave,
}: SaveQrProps & { text: string }) {
  const image = useQrImage(text, fileName, caption.join('\n'))
  const [isShown, setShown] = useState(false)
  const save = async (file: File) => {
    onSave()
    if (!(await saveQr(file))) setShown(true)
  }
  if (image === 'failed') return null
  return (
    <>
      <SaveButton look={look} disabled={!image} onClick={() => image && void save(image)} />
      {isShown && image && <LongPressImage file={image} label={label} />}
    </>
  )
}

function SaveButton(
  props: Pick<SaveQrProps, 'look'> & { disabled: boolean; onClick?: () => void },
) {
  return (
    <Button isBlock {...props}>
      <Download className="icon" aria-hidden="true" />
      {t.saveQr}
    </Button>
  )
}
