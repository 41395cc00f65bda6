import { trackOfferingsMessages as t } from '@registry/shared/messages/offerings/track-offerings'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useLayoutEffect } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Modal, useModal } from '../../../ui/dialogs/modal.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import styles from './lookup/track-offerings.module.css'

interface FullScreenViewProps {
  title: string
  lead?: ReactNode
  /** A change moves the focus to the title, because the content was replaced. */
  focusKey?: string
  children: ReactNode
  /** Called by Back to Registry, and by Escape without `onEscape`. */
  onClose: () => void
  /** Overrides Escape while a part of the view is open, such as the edit form. */
  onEscape?: () => void
}

/** A full-screen view over the registry with a Back to Registry button. */
export function FullScreenView({ onClose, onEscape = onClose, ...rest }: FullScreenViewProps) {
  return (
    <Modal
      hasUrl
      className={`focus-target ${styles.fullscreen}`}
      onDismiss={by => (by === 'escape' ? onEscape() : by === 'button' && onClose())}
      focusAfter={() => (document.activeElement === document.body ? itemsHeading() : null)}
    >
      <Frame {...rest} />
    </Modal>
  )
}

/** Focus target when the element that opened the view is gone. */
function itemsHeading(): HTMLElement | null {
  return document.getElementById('items')
}

function Frame({
  title,
  lead,
  focusKey,
  children,
}: Omit<FullScreenViewProps, 'onClose' | 'onEscape'>) {
  const { titleId, focusTitle, dismiss } = useModal()
  // biome-ignore lint/correctness/useExhaustiveDependencies: replaced content starts at its title.
  useLayoutEffect(focusTitle, [focusTitle, focusKey])
  return (
    <>
      <div className={`fill-surface line-below ${styles.fsHead}`}>
        <div className="row wrap">
          <Button look="quiet" className={styles.fsBack} onClick={() => dismiss('button')}>
            <ArrowLeft className="icon" aria-hidden="true" />
            {t.back}
          </Button>
        </div>
      </div>
      <div className={`stack gap-20 fits wrap ${styles.fsBody}`}>
        <Stack gap={6} className="breaks">
          <h2 id={titleId} tabIndex={-1} className="display-30">
            {title}
          </h2>
          {lead && (
            <p className="muted" dir="auto">
              {lead}
            </p>
          )}
        </Stack>
        {children}
      </div>
    </>
  )
}
