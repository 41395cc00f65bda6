import type { User } from '@registry/shared/contract/account/auth'
import { authMessages } from '@registry/shared/messages/account/auth'
import type { ReactNode } from 'react'
import { SignedOutNotice } from '../../features/auth/signed-out-notice.tsx'
import type { MenuEntry } from '../../features/owner-layout/owner-menu.tsx'
import { useDocumentTitle } from '../../lib/hooks/use-document-title.ts'
import { useOwnerSession } from '../../lib/session/use-owner-session.ts'
import { OwnerShell } from './owner-shell.tsx'

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
    <OwnerShell user={session.user} current={current}>
      {children(session.user)}
    </OwnerShell>
  )
}
