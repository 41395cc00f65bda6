import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { Brand } from '../images/brand-mark.tsx'
import { Modal, useModal } from './modal.tsx'

interface DrawerProps {
  /** Accessible name. */
  title: string
  closeLabel: string
  /** Buttons at the lower end. */
  foot?: ReactNode
  children: ReactNode
  onClose: () => void
  /** Returns the element to focus after closing, instead of the opening button. */
  focusAfter?: () => HTMLElement | null | true
}

/** Navigation that covers the page from its start, for narrow screens. Escape, Back and the backdrop close it. */
export function Drawer({ title, closeLabel, foot, children, onClose, focusAfter }: DrawerProps) {
  return (
    <Modal className="drawer" onDismiss={onClose} focusAfter={focusAfter}>
      <DrawerHead title={title} closeLabel={closeLabel} />
      {children}
      {foot && <div className="drawer-foot">{foot}</div>}
    </Modal>
  )
}

function DrawerHead({ title, closeLabel }: Pick<DrawerProps, 'title' | 'closeLabel'>) {
  const { titleId, dismiss } = useModal()
  return (
    <div className="drawer-head">
      <h2 className="vh" id={titleId} tabIndex={-1}>
        {title}
      </h2>
      <Brand />
      <Button look="quiet" size="icon" aria-label={closeLabel} onClick={() => dismiss('button')}>
        <X className="icon" aria-hidden="true" />
      </Button>
    </div>
  )
}
