import type { User } from '@registry/shared/contract/account/auth'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useConfirmedContributionIds } from '../../features/contributions/confirm/queue/shared-confirm-queue.ts'
import { useOwnItems } from '../../features/items/items-queries.ts'
import { OwnerLayout } from '../../features/owner-layout/owner-layout.tsx'
import type { MenuEntry } from '../../features/owner-layout/owner-menu.tsx'
import { signOutAndLeave } from '../../lib/session/sign-in.ts'
import { dashboardUrl } from './dashboard-url.ts'
import { useMenuCounts } from './use-menu-counts.ts'

interface OwnerShellProps {
  user: User
  current?: MenuEntry | undefined
  children: ReactNode
}

/** Frame with the owner's menu, for pages other than the dashboard. */
export function OwnerShell({ user, current, children }: OwnerShellProps) {
  const navigate = useNavigate()
  const counts = useMenuCounts(user, useOwnItems().data, useConfirmedContributionIds())
  return (
    <OwnerLayout
      user={user}
      menu={{
        // The entry opens the dashboard, where all owners can add items.
        canAdd: true,
        canAdminister: user.can.administer,
        canPassGifts: user.registrySettings.giftPassingEnabled,
        counts,
        current,
        onChoose: entry => void navigate(dashboardUrl(entry)),
      }}
      onLogout={() => void signOutAndLeave()}
    >
      {children}
    </OwnerLayout>
  )
}
