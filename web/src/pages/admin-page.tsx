import { authMessages } from '@registry/shared/messages/account/auth'
import { useEffect } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { AdminLogin } from '../features/auth/admin/admin-login.tsx'
import { safeReturnPath } from '../features/auth/redirects/safe-return-path.ts'
import { sharedLinkPath } from '../features/auth/redirects/shared-link-redirect.ts'
import { useDocumentTitle } from '../lib/hooks/use-document-title.ts'
import { useOwnerSession } from '../lib/session/use-owner-session.ts'
import { paths } from '../lib/url/paths.ts'
import { Dashboard } from './dashboard/dashboard.tsx'

/** /admin: sign-in, then the dashboard or the page that redirected here. */
export function AdminPage() {
  const session = useOwnerSession()
  const [query] = useSearchParams()
  const { search, hash } = useLocation()
  useDocumentTitle(authMessages.admin.title)
  if (session.status === 'starting') return null
  const returnTo = safeReturnPath(query.get('returnTo'), location.origin) ?? sharedLinkPath(query)
  if (session.status === 'signed-out') return <AdminLogin isLedOn={returnTo !== undefined} />
  if (returnTo) return <Leave path={returnTo} />
  const variant = session.user.can.administer ? 'admin' : 'owner'
  // The admin variant has no form for new items.
  if (variant === 'admin' && query.get('addItem') === 'true')
    return <Navigate replace to={{ pathname: paths.dashboard, search, hash }} />
  return <Dashboard key={session.user.id} user={session.user} variant={variant} />
}

/** Redirects with a page load, because the target may be outside this router. */
function Leave({ path }: { path: string }) {
  useEffect(() => location.replace(path), [path])
  return null
}
