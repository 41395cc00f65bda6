import { authMessages } from '@registry/shared/messages/account/auth'
import { dashboardMessages } from '@registry/shared/messages/registry/dashboard'
import { Navigate, useSearchParams } from 'react-router'
import { sharedLinkPath } from '../features/auth/redirects/shared-link-redirect.ts'
import { SignedOutNotice } from '../features/auth/signed-out-notice.tsx'
import { useDocumentTitle } from '../lib/hooks/use-document-title.ts'
import { useOwnerSession } from '../lib/session/use-owner-session.ts'
import { Dashboard } from './dashboard/dashboard.tsx'
import { DashboardSkeleton } from './dashboard/dashboard-skeleton.tsx'

/** /dashboard. After a sign-in for a shared link, redirects back to that. */
export function DashboardPage() {
  const session = useOwnerSession()
  const [query] = useSearchParams()
  const isSignedOut = session.status === 'signed-out'
  useDocumentTitle(isSignedOut ? authMessages.dashboard.title : dashboardMessages.pageTitle)
  if (session.status === 'starting') return <DashboardSkeleton />
  if (session.status === 'signed-out') return <SignedOutNotice />
  const waiting = sharedLinkPath(query)
  if (waiting) return <Navigate replace to={waiting} />
  return <Dashboard key={session.user.id} user={session.user} variant="owner" />
}
