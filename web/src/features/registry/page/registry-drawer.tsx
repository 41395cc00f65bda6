import { registryMessages as t } from '@registry/shared/messages/registry/registry'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { useStoredUserName } from '../../../lib/session/stored-user-name.ts'
import { paths } from '../../../lib/url/paths.ts'
import '../../../styles/sheet.css'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Modal, useModal } from '../../../ui/dialogs/modal.tsx'
import { Brand } from '../../../ui/images/brand-mark.tsx'
import { RegistryMenu, type RegistryMenuProps } from './registry-menu.tsx'

interface RegistryDrawerProps extends RegistryMenuProps {
  onClose: () => void
  onLogin: () => void
}

/** The navigation menu on phones: a drawer from the left. Every entry closes it. */
export function RegistryDrawer({ onClose, onLogin, ...menu }: RegistryDrawerProps) {
  // Entries that filter move the focus to the items; closing returns it to the menu button.
  const focusTargetId = useRef<string>(undefined)
  const closeAndFocusItems = (act: () => void) => {
    focusTargetId.current = 'items'
    act()
  }
  return (
    <Modal
      className="drawer"
      onDismiss={onClose}
      focusAfter={() => document.getElementById(focusTargetId.current ?? '')}
    >
      <DrawerHead />
      <nav aria-label={t.menu}>
        <RegistryMenu
          status={menu.status}
          onShow={status =>
            status === 'all' ? menu.onShow(status) : closeAndFocusItems(() => menu.onShow(status))
          }
          onContribute={() => closeAndFocusItems(menu.onContribute)}
          onPassGifts={menu.onPassGifts}
        />
      </nav>
      <DrawerFoot onLogin={onLogin} />
    </Modal>
  )
}

function DrawerHead() {
  const { titleId, dismiss } = useModal()
  return (
    <div className="drawer-head">
      <h2 className="vh" id={titleId} tabIndex={-1}>
        {t.menu}
      </h2>
      <Brand />
      <Button look="quiet" size="icon" aria-label={t.closeMenu} onClick={() => dismiss('button')}>
        <X className="icon" aria-hidden="true" />
      </Button>
    </div>
  )
}

function DrawerFoot({ onLogin }: Pick<RegistryDrawerProps, 'onLogin'>) {
  const isSignedIn = useStoredUserName() !== undefined
  if (isSignedIn) return null
  return (
    <div className="drawer-foot">
      <Button look="outline" aria-haspopup="dialog" onClick={onLogin}>
        {t.login}
      </Button>
      <LinkButton look="tonal" href={paths.createRegistry}>
        {t.createMyRegistry}
      </LinkButton>
    </div>
  )
}
