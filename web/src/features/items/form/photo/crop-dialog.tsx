import { itemPhotoMessages } from '@registry/shared/messages/items/item-photos'
import { useEffect, useState } from 'react'
import type { CropArea } from '../../../../lib/images/resize-photo.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Sheet } from '../../../../ui/dialogs/sheet.tsx'
import { Inline } from '../../../../ui/layout/inline.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { CropFrame } from './crop-frame.tsx'
import styles from './item-photo.module.css'
import { largestCrop } from './move-crop.ts'

const { crop: t } = itemPhotoMessages

interface CropDialogProps {
  file: File
  onUse: (crop: CropArea) => void
  onClose: () => void
  /** The browser cannot decode the file. */
  onUnreadable: () => void
}

/** Dialog to crop a photo, freely or to a square, by touch, mouse or arrow keys. At first the whole photo is selected. */
export function CropDialog({ file, onUse, onClose, onUnreadable }: CropDialogProps) {
  const url = useObjectUrl(file)
  const [crop, setCrop] = useState(largestCrop(undefined))
  /** Width of the photo by its height, once it is loaded. */
  const [proportion, setProportion] = useState<number>()
  const [isSquare, setSquare] = useState(false)
  const ratio = isSquare ? proportion : undefined
  const shape = (next: boolean) => {
    setSquare(next)
    setCrop(largestCrop(next ? proportion : undefined))
  }
  return (
    <Sheet
      title={t.title}
      subtitle={t.hint}
      closeLabel={t.close}
      dismissal="not-backdrop"
      onClose={onClose}
      foot={
        <>
          <Button look="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button disabled={proportion === undefined} onClick={() => onUse(crop)}>
            {t.use}
          </Button>
        </>
      }
    >
      <Inline as="fieldset" gap={8} justify="center" below={16}>
        <legend className="vh">{t.shape}</legend>
        {[false, true].map(square => (
          <button
            key={String(square)}
            type="button"
            className="choice choice-line"
            aria-pressed={isSquare === square}
            onClick={() => shape(square)}
          >
            {square ? t.square : t.free}
          </button>
        ))}
      </Inline>
      <Stack centres className={styles.cropStage} radius={12} fill="sunken">
        <CropFrame area={crop} ratio={ratio} onChange={setCrop}>
          {url && (
            <img
              src={url}
              alt={t.photo}
              draggable={false}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setProportion(naturalWidth / naturalHeight)
              }
              onError={onUnreadable}
            />
          )}
        </CropFrame>
      </Stack>
    </Sheet>
  )
}

/** Returns a URL of the file, which is revoked on unmount. */
function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const next = URL.createObjectURL(file)
    setUrl(next)
    return () => URL.revokeObjectURL(next)
  }, [file])
  return url
}
