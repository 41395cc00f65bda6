import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { AuthDialog } from '../features/auth/auth-dialog.tsx'
import { parseAuthView } from '../features/auth/auth-view.ts'
import { LegacyLoginDialog } from '../features/auth/legacy-login-dialog.tsx'
import { SignInChoice } from '../features/auth/sign-in-choice.tsx'
import { paths } from '../lib/paths.ts'

/** Value in the address of the dialog that asks for the legacy password alone. */
const LEGACY = 'legacy'

interface AdminLoginProps {
  /** Another page waits for whoever signs in here, or up. */
  isLedOn: boolean
}

/** The two ways to sign in, and the dialog of the one that was chosen. */
export function AdminLogin({ isLedOn }: AdminLoginProps) {
  const navigate = useNavigate()
  const { view, open, swap, close, forget } = useDialogInAddress()
  const authView = parseAuthView(view)
  return (
    <>
      <SignInChoice onEmail={() => open('login')} onLegacy={() => open(LEGACY)} />
      {authView && (
        <AuthDialog
          hasTabs
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

/** Which dialog is open is in the address, beside whatever else is there: Back closes it. */
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
