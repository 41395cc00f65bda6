import { registryMessages as t } from '@registry/shared/messages/registry/registry'
import { useRef } from 'react'
import { useStoredUserName } from '../../../lib/session/stored-user-name.ts'
import { paths } from '../../../lib/url/paths.ts'
import '../../../styles/sheet.css'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Drawer } from '../../../ui/dialogs/drawer.tsx'
import { RegistryMenu, type RegistryMenuProps } from './registry-menu.tsx'

interface RegistryDrawerProps extends RegistryMenuProps {
  onClose: () => void
  onLogin: () => void
}

/** The navigation menu on phones: a drawer from the left. Every entry closes it. */
export function RegistryDrawer({ onClose, onLogin, ...menu }: RegistryDrawerProps) {
  // Entries that filter move the focus to the items; closing returns it to the menu button.
  const focusTargetId = useRef<string>(undefined)
  const isSignedIn = useStoredUserName() !== undefined
  const closeAndFocusItems = (act: () => void) => {
    focusTargetId.current = 'items'
    act()
  }
  return (
    <Drawer
      title={t.menu}
      closeLabel={t.closeMenu}
      foot={isSignedIn ? undefined : <DrawerFoot onLogin={onLogin} />}
      onClose={onClose}
      focusAfter={() => document.getElementById(focusTargetId.current ?? '')}
    >
      <nav aria-label={t.menu}>
        <RegistryMenu
          items={menu.items}
          onShow={status =>
            status === 'all' ? menu.onShow(status) : closeAndFocusItems(() => menu.onShow(status))
          }
          onContribute={() => closeAndFocusItems(menu.onContribute)}
          onPassGifts={menu.onPassGifts}
        />
      </nav>
    </Drawer>
  )
}

function DrawerFoot({ onLogin }: Pick<RegistryDrawerProps, 'onLogin'>) {
  return (
    <>
      <Button look="outline" aria-haspopup="dialog" onClick={onLogin}>
        {t.login}
      </Button>
      <LinkButton look="tonal" href={paths.createRegistry}>
        {t.createMyRegistry}
      </LinkButton>
    </>
  )
}
