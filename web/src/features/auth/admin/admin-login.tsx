import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../../lib/url/paths.ts'
import { AuthDialog } from '../dialog/auth-dialog.tsx'
import { parseAuthView } from '../dialog/auth-view.ts'
import { AdminSignInChoice } from './admin-sign-in-choice.tsx'
import { LegacyLoginDialog } from './legacy-login-dialog.tsx'
import { LoginTabs } from './login-tabs.tsx'

/** Value of the query parameter `auth` for the legacy password dialog. */
const LEGACY = 'legacy'

interface AdminLoginProps {
  /** Whether the page redirects to another one after sign-in or sign-up. */
  isLedOn: boolean
}

/** Choice between the two ways to sign in, and the dialog of the selected one. */
export function AdminLogin({ isLedOn }: AdminLoginProps) {
  const navigate = useNavigate()
  const { view, open, swap, close, forget } = useDialogInAddress()
  const authView = parseAuthView(view)
  return (
    <>
      <AdminSignInChoice onEmail={() => open('login')} onLegacy={() => open(LEGACY)} />
      {authView && (
        <AuthDialog
          LoginTabs={LoginTabs}
          view={authView}
          onView={swap}
          onClose={close}
          onSignedIn={forget}
          onRegistered={() => {
            if (isLedOn) forget()
            else void navigate(paths.dashboard, { replace: true })
          }}
        />
      )}
      {view === LEGACY && (
        <LegacyLoginDialog
          onClose={close}
          onSwitchToEmail={() => swap('login')}
          onSignedIn={forget}
        />
      )}
    </>
  )
}

/** Returns the open dialog from the query string, so that Back closes it. Other parameters are preserved. */
function useDialogInAddress() {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const wasOpenedHere = state === 'opened-here'

  const set = (view: string | undefined, options: { replace: boolean; state?: unknown }) =>
    setQuery(
      now => {
        if (view === undefined) now.delete('auth')
        else now.set('auth', view)
        return now
      },
      { ...options, preventScrollReset: true },
    )
  const forget = () => set(undefined, { replace: true })
  return {
    view: query.get('auth'),
    open: (view: string) => set(view, { replace: false, state: 'opened-here' }),
    swap: (view: string) => set(view, { replace: true, state }),
    close: () => (wasOpenedHere ? void navigate(-1) : forget()),
    forget,
  }
}
