import type { ReactNode } from 'react'
import { AdminButton } from '../features/auth/admin/admin-button.tsx'
import { useAdminShortcut } from '../features/auth/admin/use-admin-shortcut.ts'
import { paths } from '../lib/url/paths.ts'
import { ErrorPage } from '../pages/status/error-page.tsx'
import { ErrorBoundary } from '../ui/feedback/error-boundary.tsx'

const goToAdmin = () => location.assign(paths.admin)

/** Wrapper of all public pages, with an error boundary. Same markup on server and client. */
export function PublicApp({ children }: { children: ReactNode }) {
  const hasShortcut = useAdminShortcut(goToAdmin)
  return (
    <ErrorBoundary fallback={error => <ErrorPage isCrash details={error.message} />}>
      {children}
      {hasShortcut && <AdminButton />}
    </ErrorBoundary>
  )
}
