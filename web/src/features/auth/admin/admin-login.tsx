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
  const { view, open, swap, close, forget, closed } = useDialogInAddress()
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
            else void navigate({ ...closed, pathname: paths.dashboard }, { replace: true })
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

/**
 * Returns the open dialog from the query string, so that Back closes it. Other parameters and the fragment are preserved.
 */
function useDialogInAddress() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { state, hash } = useLocation()
  const wasOpenedHere = state === 'opened-here'

  const { auth: _, ...others } = Object.fromEntries(query)
  const urlOf = (parameters: Record<string, string>) => ({
    search: `?${new URLSearchParams(parameters)}`,
    hash,
  })
  const closed = urlOf(others)
  const set = (view: string, options: { replace: boolean; state?: unknown }) =>
    void navigate(urlOf({ ...others, auth: view }), { ...options, preventScrollReset: true })
  const forget = () => void navigate(closed, { replace: true, preventScrollReset: true })
  return {
    view: query.get('auth'),
    open: (view: string) => set(view, { replace: false, state: 'opened-here' }),
    swap: (view: string) => set(view, { replace: true, state }),
    close: () => (wasOpenedHere ? void navigate(-1) : forget()),
    forget,
    /** Query string and fragment without the dialog. */
    closed,
  }
}
