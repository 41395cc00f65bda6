import type { ReactNode } from 'react'
import { AdminButton } from '../features/auth/admin/admin-button.tsx'
import { useAdminShortcut } from '../features/auth/admin/use-admin-shortcut.ts'
import { paths } from '../lib/url/paths.ts'
import { ErrorBoundary } from '../ui/feedback/error-boundary.tsx'
import { OnDemand } from '../ui/feedback/on-demand.tsx'

const loadErrorPage = () => import('../pages/status/error-page.tsx')
const goToAdmin = () => location.assign(paths.admin)

/** Wrapper of all public pages, with an error boundary. Same markup on server and client. */
export function PublicApp({ children }: { children: ReactNode }) {
  const hasShortcut = useAdminShortcut(goToAdmin)
  return (
    <ErrorBoundary
      fallback={error => (
        <OnDemand load={loadErrorPage}>
          {({ ErrorPage }) => <ErrorPage isCrash details={error.message} />}
        </OnDemand>
      )}
    >
      {children}
      {hasShortcut && <AdminButton />}
    </ErrorBoundary>
  )
}
