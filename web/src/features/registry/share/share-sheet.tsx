import type { User } from '@registry/shared/contract/account/auth'
import { registryCardMessages } from '@registry/shared/messages/registry/registry-card'
import { Sheet } from '../../../ui/dialogs/sheet.tsx'
import { registryCardContent } from '../card/registry-card-content.ts'
import { ShareMessage } from './share-message.tsx'

const t = registryCardMessages.share

interface ShareSheetProps {
  user: User
  onShared: () => void
  onClose: () => void
}

/** Dialog to share the registry by message, for browsers without a share menu. */
export function ShareSheet({ user, onShared, onClose }: ShareSheetProps) {
  const { title, url } = registryCardContent(user, location.origin)
  return (
    <Sheet title={t.title} subtitle={t.text} closeLabel={t.close} onClose={onClose}>
      <ShareMessage title={title} url={url} onShared={onShared} />
    </Sheet>
  )
}
