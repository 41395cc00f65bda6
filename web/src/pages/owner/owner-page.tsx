import type { User } from '@registry/shared/contract/account/auth'
import { authMessages } from '@registry/shared/messages/account/auth'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { SignedOutNotice } from '../../features/auth/signed-out-notice.tsx'
import { useConfirmedContributionIds } from '../../features/contributions/confirm/queue/shared-confirm-queue.ts'
import { reportShared } from '../../features/first-steps/use-checklist.ts'
import { useOwnItems } from '../../features/items/items-queries.ts'
import { OwnerLayout } from '../../features/owner-layout/owner-layout.tsx'
import type { MenuEntry } from '../../features/owner-layout/owner-menu.tsx'
import { useShareRegistry } from '../../features/registry/share/use-share-registry.tsx'
import { useDocumentTitle } from '../../lib/hooks/use-document-title.ts'
import { signOutAndLeave } from '../../lib/session/sign-in.ts'
import { useOwnerSession } from '../../lib/session/use-owner-session.ts'
import { dashboardUrl } from './dashboard-url.ts'
import { useCanPassGifts } from './use-can-pass-gifts.ts'
import { useMenuCounts } from './use-menu-counts.ts'

interface OwnerPageProps {
  title: string
  /** Path to return to after sign-in. */
  path: string
  /** Menu entry of this page, if it has one. */
  current?: MenuEntry
  children: (user: User) => ReactNode
}

/** Layout of the owner's pages other than the dashboard; shows a sign-in prompt when signed out. */
export function OwnerPage({ title, path, current, children }: OwnerPageProps) {
  const session = useOwnerSession()
  const isSignedOut = session.status === 'signed-out'
  useDocumentTitle(isSignedOut ? authMessages.dashboard.title : title)
  if (session.status === 'starting') return null
  if (session.status === 'signed-out') return <SignedOutNotice returnTo={path} />
  return (
    <OwnerShell key={session.user.id} user={session.user} current={current}>
      {children(session.user)}
    </OwnerShell>
  )
}

interface OwnerShellProps extends Pick<OwnerPageProps, 'current'> {
  user: User
  children: ReactNode
}

/** Frame with the owner's menu. */
function OwnerShell({ user, current, children }: OwnerShellProps) {
  const navigate = useNavigate()
  const { share, sheet } = useShareRegistry(user, reportShared)
  const canPassGifts = useCanPassGifts(user)
  const counts = useMenuCounts(useOwnItems().data, useConfirmedContributionIds())
  return (
    <OwnerLayout
      user={user}
      menu={{
        // The entry opens the dashboard, where all owners can add items.
        canAdd: true,
        canAdminister: user.can.administer,
        canPassGifts,
        counts,
        current,
        onChoose: entry => void navigate(dashboardUrl(entry)),
      }}
      onLogout={() => void signOutAndLeave()}
      onShare={share}
    >
      {children}
      {sheet}
    </OwnerLayout>
  )
}
