import { Dialog } from '@base-ui/react/dialog'
import { registryMessages as words } from '@registry/shared/messages/registry'
import { X } from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import { useStoredUserName } from '../../lib/stored-user.ts'
import '../../styles/sheet.css'
import { Brand } from '../../ui/brand-mark.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { RegistryMenu, type RegistryMenuProps } from './registry-menu.tsx'

/** The menu on phones: a drawer from the left over the page. Every entry closes it. */
export function RegistryDrawer({ onClose, ...menu }: RegistryMenuProps & { onClose: () => void }) {
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
              <LinkButton look="outline" href={paths.admin}>
                {words.login}
              </LinkButton>
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
