import type { User } from '@registry/shared/contract/account/auth'
import { shareMessages } from '@registry/shared/messages/registry/share'
import { type ReactNode, useState } from 'react'
import { lazyComponent } from '../../../lib/lazy-loading/lazy-component.ts'
import { paths } from '../../../lib/url/paths.ts'
import { LazyBoundary } from '../../../ui/feedback/lazy-boundary.tsx'

const ShareSheet = lazyComponent(() => import('./share-sheet.tsx').then(m => m.ShareSheet))

interface ShareRegistry {
  share: () => void
  /** Dialog with a message to copy or send, while it is open. */
  sheet: ReactNode
}

/**
 * Returns `share`, which opens the share menu of the phone, or a dialog where there is none. Calls
 * `onShared` once the link was passed on.
 */
export function useShareRegistry(user: User, onShared: () => void): ShareRegistry {
  const [isOpen, setIsOpen] = useState(false)
  const share = async () => {
    const outcome = await shareOnPhone(user)
    if (outcome === 'shared') onShared()
    if (outcome === 'unavailable') setIsOpen(true)
  }
  return {
    share: () => void share(),
    sheet: isOpen && (
      <LazyBoundary>
        <ShareSheet user={user} onShared={onShared} onClose={() => setIsOpen(false)} />
      </LazyBoundary>
    ),
  }
}

/** Whether this is a phone with a share menu. Those of desktop systems rarely offer WhatsApp. */
export const hasShareMenu = () => 'share' in navigator && matchMedia('(pointer: coarse)').matches

/** Opens the phone's share menu. A menu that failed counts as unavailable. */
async function shareOnPhone(user: User): Promise<'shared' | 'closed' | 'unavailable'> {
  if (!hasShareMenu()) return 'unavailable'
  const title = user.registryTitle || user.registryName
  const url = new URL(paths.registry(user.registrySlug), location.origin).href
  try {
    await navigator.share({ title, text: shareMessages.invite(title), url })
    return 'shared'
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError'
    return isClosed ? 'closed' : 'unavailable'
  }
}
