import type { OwnerOffering } from '@registry/shared/contract/offerings/offering-schemas'
import { offeringDialogMessages } from '@registry/shared/messages/offerings/offering-dialogs'
import { offeringsMessages } from '@registry/shared/messages/offerings/offerings'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLayoutEffect, useState } from 'react'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Sheet } from '../../../../ui/dialogs/sheet.tsx'
import { Inline } from '../../../../ui/layout/inline.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import styles from '../dialogs/offering-dialogs.module.css'

const t = offeringsMessages.photos
const STEPS: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 }

/** A photo viewer: one photo at a time, with previous and next buttons and arrow keys. */
export function OfferingPhotosDialog({
  offering,
  onClose,
}: {
  offering: OwnerOffering
  onClose: () => void
}) {
  const { photos, itemName } = offering
  const [index, setIndex] = useState(0)
  const [failed, setFailed] = useState<readonly string[]>([])
  const count = photos.length
  const go = (step: -1 | 1) => setIndex(now => (now + step + count) % count)
  useArrowKeys(count > 1 ? go : undefined)
  return (
    <Sheet
      width="mid"
      title={t.title(itemName)}
      closeLabel={offeringDialogMessages.close}
      onClose={onClose}
    >
      <Stack gap={12} align="center">
        {/* All photos are rendered stacked: the next one is preloaded, and the buttons do not move. */}
        <Stack centres className={styles.sharingStage}>
          {photos.map(({ id, displayUrl }, at) =>
            failed.includes(id) ? (
              at === index && (
                <p key={id} role="alert">
                  {t.failed}
                </p>
              )
            ) : (
              <img
                key={id}
                src={displayUrl}
                className={at === index ? undefined : styles.isBehind}
                alt={t.alt(itemName, at + 1, count)}
                onError={() => setFailed(those => [...those, id])}
              />
            ),
          )}
        </Stack>
        {count > 1 && (
          <Inline gap={16} align="center">
            <IconButton icon={ChevronLeft} label={t.previous} onClick={() => go(-1)} />
            <p className="num" role="status">
              {t.of(index + 1, count)}
            </p>
            <IconButton icon={ChevronRight} label={t.next} onClick={() => go(1)} />
          </Inline>
        )}
      </Stack>
    </Sheet>
  )
}

/** Listens on the document, because the focus starts on the dialog title rather than on a button. */
function useArrowKeys(onStep: ((step: -1 | 1) => void) | undefined) {
  useLayoutEffect(() => {
    if (!onStep) return
    const onKey = ({ key }: KeyboardEvent) => {
      const step = STEPS[key]
      if (step) onStep(step)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onStep])
}
