import { Dialog } from '@base-ui/react/dialog'
import { registryMessages as words } from '@registry/shared/messages/registry'
import { X } from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import { useStoredUserName } from '../../lib/stored-user.ts'
import '../../styles/sheet.css'
import { Brand } from '../../ui/brand-mark.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { RegistryMenu, type RegistryMenuProps } from './registry-menu.tsx'

interface RegistryDrawerProps extends RegistryMenuProps {
  onClose: () => void
  onLogin: () => void
}

/** The menu on phones: a drawer from the left over the page. Every entry closes it. */
export function RegistryDrawer({ onClose, onLogin, ...menu }: RegistryDrawerProps) {
  const isSignedIn = useStoredUserName() !== undefined
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Popup className="drawer" render={<nav />}>
          <div className="drawer-head">
            <Dialog.Title className="vh">{words.menu}</Dialog.Title>
            <Brand />
            <Dialog.Close className="btn btn-quiet btn-icon" aria-label={words.closeMenu}>
              <X className="icon" aria-hidden="true" />
            </Dialog.Close>
          </div>
          <RegistryMenu {...menu} />
          {!isSignedIn && (
            <div className="drawer-foot">
              <Button look="outline" aria-haspopup="dialog" onClick={onLogin}>
                {words.login}
              </Button>
              <LinkButton look="tonal" href={paths.createRegistry}>
                {words.createMyRegistry}
              </LinkButton>
            </div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
