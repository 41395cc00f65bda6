import { trackOfferingsMessages as words } from '@registry/shared/messages/track-offerings'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useLayoutEffect } from 'react'
import { Button } from '../../ui/button.tsx'
import { Modal, useModal } from '../../ui/modal.tsx'
import './track-offerings.css'

interface FullScreenProps {
  title: string
  lead?: ReactNode
  /** Focus goes to the title again when this changes: something else is shown. */
  focusKey?: string
  children: ReactNode
  /** Back to Registry, and Escape. */
  onClose: () => void
  /** What Escape does instead, while a part of the view is open. */
  onEscape?: () => void
}

/** A view that takes the place of the registry, until Back to Registry. */
export function FullScreen({ onClose, onEscape = onClose, ...rest }: FullScreenProps) {
  return (
    <Modal
      className="fullscreen"
      onDismiss={by => (by === 'escape' ? onEscape() : by === 'button' && onClose())}
      focusAfter={() => (document.activeElement === document.body ? itemsHeading() : null)}
    >
      <Frame {...rest} />
    </Modal>
  )
}

/** Where the registry is read on from, when what opened the view is gone. */
function itemsHeading(): HTMLElement | null {
  return document.getElementById('items')
}

function Frame({ title, lead, focusKey, children }: Omit<FullScreenProps, 'onClose' | 'onEscape'>) {
  const { titleId, focusTitle, dismiss } = useModal()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown anew is read from its title on.
  useLayoutEffect(focusTitle, [focusTitle, focusKey])
  return (
    <>
      <div className="fs-head">
        <div className="fs-wrap">
          <Button look="quiet" className="fs-back" onClick={() => dismiss('button')}>
            <ArrowLeft className="icon" aria-hidden="true" />
            {words.back}
          </Button>
        </div>
      </div>
      <div className="fs-wrap fs-body">
        <div className="fs-title">
          <h2 id={titleId} tabIndex={-1} className="display-30">
            {title}
          </h2>
          {lead && (
            <p className="muted" dir="auto">
              {lead}
            </p>
          )}
        </div>
        {children}
      </div>
    </>
  )
}
