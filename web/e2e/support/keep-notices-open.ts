/**
 * Init script for the owner's pages: disables the timers of highlights, push notices and toasts, which it knows by
 * their delays, so that they stay and slow machines do not miss them. Timeouts of requests, which are longer, remain.
 * Tests of the notices' disappearance use page.clock, which replaces these timers.
 */
export function keepNoticesOpen(): void {
  const isOwners = !location.pathname.startsWith('/registry/')
  const later = window.setTimeout
  const tellsOfPush = () => ['/dashboard', '/registry-settings'].includes(location.pathname)
  const isPassing = (ms = 0) =>
    [2100, 3100, 5000, 10_000].includes(ms) || (ms === 3000 && tellsOfPush())
  const setTimeout = (task: TimerHandler, ms?: number, ...rest: unknown[]) =>
    later(task, isOwners && isPassing(ms) ? 3_600_000 : ms, ...rest)
  Object.assign(window, { setTimeout })
}
