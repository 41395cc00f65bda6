import { dashboardMessages } from '@registry/shared/messages/registry/dashboard'
import type { ReactNode } from 'react'
import { Drawer } from '../../ui/dialogs/drawer.tsx'
import styles from './owner-layout.module.css'
import { OwnerMenu, type OwnerMenuProps } from './owner-menu.tsx'

interface OwnerDrawerProps extends OwnerMenuProps {
  onClose: () => void
  foot: ReactNode
}

/** The owner's menu on phones: a drawer from the left. Every entry and Back close it. */
export function OwnerDrawer({ onClose, foot, ...menu }: OwnerDrawerProps) {
  const t = dashboardMessages.menu
  return (
    <Drawer title={t.label} closeLabel={t.close} onClose={onClose}>
      <OwnerMenu {...menu} />
      <div className={styles.drawerEnd}>{foot}</div>
    </Drawer>
  )
}
