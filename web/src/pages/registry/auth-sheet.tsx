import '../../styles/sheet.css'
import { AuthDialog } from '../../features/auth/dialog/auth-dialog.tsx'
import type { AuthView } from '../../features/auth/dialog/auth-view.ts'
import { safeReturnPath } from '../../features/auth/redirects/safe-return-path.ts'
import { LOGIN_BUTTON_ID } from '../../features/registry/page/registry-header.tsx'
import { closeOverlays, replaceQuery } from '../../lib/url/page-url.ts'
import { paths } from '../../lib/url/paths.ts'

/** Sign-in and sign-up over a registry page. Redirects owners to their own registry. */
export function AuthSheet({ view }: { view: AuthView }) {
  return (
    <AuthDialog
      view={view}
      onView={next => replaceQuery({ auth: next })}
      onClose={closeOverlays}
      onSignedIn={({ registrySlug }) => leaveFor(returnTo() ?? paths.registry(registrySlug))}
      onRegistered={() => leaveFor(paths.dashboard)}
      focusAfter={() => document.getElementById(LOGIN_BUTTON_ID)}
    />
  )
}

function returnTo(): string | undefined {
  const { search, origin } = location
  return safeReturnPath(new URLSearchParams(search).get('returnTo'), origin)
}

/** Replaces the history entry, because Back must not return to the login. */
function leaveFor(path: string): void {
  location.replace(path)
}
