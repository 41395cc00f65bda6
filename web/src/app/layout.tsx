import { dashboardMessages } from '@registry/shared/messages/dashboard'
import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { useOwnerSession } from '../lib/use-owner-session.ts'

/** The root of all pages: skip link, and the heading in focus after moving to another page. */
export function Layout() {
  useFocusOnHeading()
  return (
    <>
      <a className="skip" href="#main">
        {dashboardMessages.skip}
      </a>
      <Outlet />
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
  useEffect(() => {
    const isFirst = shown.current === place || shown.current.endsWith('starting')
    shown.current = place
    if (!isFirst) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [place])
}
