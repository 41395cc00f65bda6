import { registryCardMessages as t } from '@registry/shared/messages/registry/registry-card'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { saveQr } from '../../../lib/browser/save-qr.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { CARD_LOOKS, type CardLookName } from './card-looks.ts'
import styles from './registry-card.module.css'
import type { RegistryCardContent } from './registry-card-content.ts'
import { renderCardImage } from './render-card-image.ts'

interface SaveCardButtonProps {
  content: RegistryCardContent
  look: CardLookName
  fileName: string
}

/** Saves the card as a PNG rendered in advance, because browsers reject `share()` long after the click. */
export function SaveCardButton({ content, look, fileName }: SaveCardButtonProps) {
  const image = useCardImage(content, look, fileName)
  const [isShown, setShown] = useState(false)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (!isWanted || !image) return
    setWanted(false)
    if (image === 'failed') showToast('error', t.saveFailed)
    else void saveQr(image).then(isSaved => setShown(!isSaved))
  }, [isWanted, image])
  return (
    <>
      <Button look="outline" className="grows" aria-busy={isWanted} onClick={() => setWanted(true)}>
        <Download className="icon" aria-hidden="true" />
        {isWanted ? t.saving : t.save}
      </Button>
      {isShown && image instanceof File && (
        <LongPressCardImage file={image} label={content.title} />
      )}
    </>
  )
}

function useCardImage(content: RegistryCardContent, look: CardLookName, fileName: string) {
  const [image, setImage] = useState<File | 'failed'>()
  useEffect(() => {
    let isWanted = true
    setImage(undefined)
    const settle = (blob?: Blob) => {
      if (isWanted) setImage(blob ? new File([blob], fileName, { type: blob.type }) : 'failed')
    }
    renderCardImage(content, CARD_LOOKS[look]).then(settle, () => settle())
    return () => {
      isWanted = false
    }
  }, [content, look, fileName])
  return image
}

/** An image to long-press, for in-app browsers without downloads. */
function LongPressCardImage({ file, label }: { file: File; label: string }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <figure className={styles.cardHeld}>
      {url && <img src={url} alt={label} width={310} height={437} />}
      <figcaption className="hint">{t.holdPicture}</figcaption>
    </figure>
  )
}
