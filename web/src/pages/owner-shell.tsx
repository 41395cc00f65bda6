import type { User } from '@registry/shared/contract/auth'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useOwnItems } from '../features/items/items-queries.ts'
import { OwnerLayout } from '../features/owner-layout/owner-layout.tsx'
import type { MenuEntry } from '../features/owner-layout/owner-menu.tsx'
import { signOutAndLeave } from '../lib/sign-in.ts'
import { useSettledGifts } from './confirmations.ts'
import { dashboardUrl } from './dashboard-url.ts'
import { useMenuCounts } from './use-menu-counts.ts'

interface OwnerShellProps {
  user: User
  current?: MenuEntry | undefined
  children: ReactNode
}

/** The owner's frame on every page but the dashboard, where the dashboard's entries lead. */
export function OwnerShell({ user, current, children }: OwnerShellProps) {
  const navigate = useNavigate()
  const counts = useMenuCounts(user, useOwnItems().data, useSettledGifts())
  return (
    <OwnerLayout
      user={user}
      menu={{
        // The entry leads to the dashboard, where everybody who manages a registry can add.
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
