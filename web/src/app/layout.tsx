import { dashboardMessages } from '@registry/shared/messages/dashboard'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router'
import { AdminButton } from '../features/auth/admin-button.tsx'
import { useAdminShortcut } from '../lib/admin-shortcut.ts'
import { paths } from '../lib/paths.ts'
import { trackPage } from '../lib/start-analytics.ts'
import { useOwnerSession } from '../lib/use-owner-session.ts'
import { SkipLink } from '../ui/skip-link.tsx'

/** Pages that the floating button would lead nowhere new from. */
const ADMIN_PAGES: string[] = [paths.admin, paths.dashboard]

/** The root of all pages: skip link, and the heading in focus after moving to another page. */
export function Layout() {
  useFocusOnHeading()
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted once for each page
  useEffect(trackPage, [pathname])
  const navigate = useNavigate()
  const goToAdmin = useCallback(() => void navigate(paths.admin), [navigate])
  const hasShortcut = useAdminShortcut(goToAdmin)
  return (
    <>
      <SkipLink to="main">{dashboardMessages.skip}</SkipLink>
      <Outlet />
      {hasShortcut && !ADMIN_PAGES.includes(pathname) && <AdminButton />}
      <ScrollRestoration />
    </>
  )
}

/**
 * A screen reader hears the heading of the page that was moved to, or that signing in put there. The
 * first page is announced by the browser.
 */
function useFocusOnHeading(): void {
  const { pathname } = useLocation()
  const { status } = useOwnerSession()
  const place = `${pathname} ${status}`
  const shown = useRef(place)
  useLayoutEffect(() => {
    const isFirst = shown.current === place || shown.current.endsWith('starting')
    shown.current = place
    if (!isFirst) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [place])
}
