import { dashboardMessages } from '@registry/shared/messages/registry/dashboard'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router'
import { AdminButton } from '../features/auth/admin/admin-button.tsx'
import { useAdminShortcut } from '../features/auth/admin/use-admin-shortcut.ts'
import { trackPage } from '../lib/analytics/start-analytics.ts'
import { useOwnerSession } from '../lib/session/use-owner-session.ts'
import { paths } from '../lib/url/paths.ts'
import { SkipLink } from '../ui/layout/skip-link.tsx'

/** Pages without the floating admin button, because it links to them. */
const ADMIN_PAGES: string[] = [paths.admin, paths.dashboard]

/** Root layout: skip link, floating admin button, and focus on the heading after navigation. */
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
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
}

/**
 * Focuses the heading after a navigation or sign-in, so that screen readers announce the new page. The
 * browser announces the first page itself.
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

/**
 * Key of the history entry that this document opened with. The router calls the first entry of every document
 * 'default', so pages loaded one after the other in a tab would share one scroll position.
 */
const firstKey = String(history.state?.entry ?? Date.now())
history.replaceState({ ...history.state, entry: firstKey }, '')

/** Returns the key under which the scroll position of a history entry is stored. */
function scrollKey({ key }: Location): string {
  return key === 'default' ? firstKey : key
}
