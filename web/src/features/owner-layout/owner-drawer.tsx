import { Dialog } from '@base-ui/react/dialog'
import { dashboardMessages } from '@registry/shared/messages/registry/dashboard'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useHistoryLayer } from '../../lib/url/use-history-layer.ts'
import { Brand } from '../../ui/images/brand-mark.tsx'
import styles from './owner-layout.module.css'
import { OwnerMenu, type OwnerMenuProps } from './owner-menu.tsx'

interface OwnerDrawerProps extends OwnerMenuProps {
  onClose: () => void
  foot: ReactNode
}

/** The owner's menu on phones: a drawer from the left. Every entry and Back close it. */
export function OwnerDrawer({ onClose, foot, ...menu }: OwnerDrawerProps) {
  const t = dashboardMessages.menu
  useHistoryLayer(onClose)
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Popup className="drawer owner">
          <div className="drawer-head">
            <Dialog.Title className="vh">{t.label}</Dialog.Title>
            <Brand />
            <Dialog.Close className="btn btn-quiet btn-icon" aria-label={t.close}>
              <X className="icon" aria-hidden="true" />
            </Dialog.Close>
          </div>
          <OwnerMenu {...menu} />
          <div className={styles.drawerEnd}>{foot}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
