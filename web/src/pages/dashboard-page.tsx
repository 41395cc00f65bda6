import { authMessages } from '@registry/shared/messages/auth'
import { dashboardMessages } from '@registry/shared/messages/dashboard'
import { SignedOutNotice } from '../features/auth/signed-out-notice.tsx'
import { useOwnerSession } from '../lib/use-owner-session.ts'
import { useDocumentTitle } from '../ui/use-document-title.ts'
import { Dashboard } from './dashboard.tsx'

/** /dashboard */
export function DashboardPage() {
  const session = useOwnerSession()
  const isSignedOut = session.status === 'signed-out'
  useDocumentTitle(isSignedOut ? authMessages.dashboard.title : dashboardMessages.pageTitle)
  if (session.status === 'starting') return null
  if (session.status === 'signed-out') return <SignedOutNotice />
  return <Dashboard user={session.user} variant="owner" />
}
