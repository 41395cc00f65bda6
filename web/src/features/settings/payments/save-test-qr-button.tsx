import { settingsPageMessages } from '@registry/shared/messages/account/settings-page'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { saveQr } from '../../../lib/browser/save-qr.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useQrImage } from '../../../ui/qr/use-qr-image.ts'
import styles from '../settings.module.css'

const t = settingsPageMessages.payments
const SHOWN_PX = 200

interface SaveTestQrButtonProps {
  text: string
  label: string
  fileName: string
  caption: readonly string[]
}

/** Saves a QR code as an image; where the browser cannot save, shows it to long-press. */
export function SaveTestQrButton({ text, label, fileName, caption }: SaveTestQrButtonProps) {
  const image = useQrImage(text, fileName, caption.join('\n'))
  const [savedImage, setSavedImage] = useState<File>()
  if (image === 'failed') return null
  const save = async (file: File) => {
    if (!(await saveQr(file))) setSavedImage(file)
  }
  return (
    <>
      <Button look="quiet" size="sm" disabled={!image} onClick={() => image && void save(image)}>
        <Download className="icon icon-16" aria-hidden="true" />
        {t.saveQr}
      </Button>
      {savedImage && savedImage === image && <LongPressImage file={savedImage} label={label} />}
    </>
  )
}

function LongPressImage({ file, label }: { file: File; label: string }) {
  const [source, setSource] = useState<string>()
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setSource(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return (
    <>
      <p className="hint" role="status">
        {t.holdPicture}
      </p>
      <img className={styles.heldCode} src={source} alt={label} width={SHOWN_PX} />
    </>
  )
}
