/**
 * Init script for the owner's pages: disables the timers of highlights, push notices and toasts, which it knows by
 * their delays, so that they stay and slow machines do not miss them. Timeouts of requests, `requestTimeoutMs` and
 * longer, remain. Tests of the notices' disappearance use page.clock, which replaces these timers.
 */
export function keepNoticesOpen(requestTimeoutMs: number): void {
  const isOwners = !location.pathname.startsWith('/registry/')
  const later = window.setTimeout
  const tellsOfPush = () => ['/dashboard', '/registry-settings'].includes(location.pathname)
  const isPassing = (ms = 0) =>
    [2100, 3100].includes(ms) ||
    (ms === 3000 && tellsOfPush()) ||
    (ms >= 7000 && ms < requestTimeoutMs && ms % 1000 === 0)
  const setTimeout = (task: TimerHandler, ms?: number, ...rest: unknown[]) =>
    later(task, isOwners && isPassing(ms) ? 3_600_000 : ms, ...rest)
  Object.assign(window, { setTimeout })
}
