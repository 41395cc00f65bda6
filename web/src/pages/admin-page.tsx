import { authMessages } from '@registry/shared/messages/auth'
import { isAdministrator } from '../features/auth/is-administrator.ts'
import { SignInChoice } from '../features/auth/sign-in-choice.tsx'
import { useOwnerSession } from '../lib/use-owner-session.ts'
import { useDocumentTitle } from '../ui/use-document-title.ts'
import { Dashboard } from './dashboard.tsx'

/** /admin: the ways to sign in, then the dashboard. */
export function AdminPage() {
  const session = useOwnerSession()
  useDocumentTitle(authMessages.admin.title)
  if (session.status === 'starting') return null
  if (session.status === 'signed-out') return <SignInChoice />
  const variant = isAdministrator(session) ? 'admin' : 'owner'
  return <Dashboard user={session.user} variant={variant} />
}
