/**
 * Init script for the owner's pages: disables timers of 2.1 s and more, so that highlights, push notices
 * and toasts stay and slow machines do not miss them. Tests of their disappearance use page.clock, which
 * replaces these timers.
 */
export function keepNoticesOpen(): void {
  const isOwners = !location.pathname.startsWith('/registry/')
  const later = window.setTimeout
  const tellsOfPush = () => ['/dashboard', '/registry-settings'].includes(location.pathname)
  const isPassing = (ms = 0) =>
    [2100, 3100].includes(ms) ||
    (ms === 3000 && tellsOfPush()) ||
    (ms >= 7000 && ms <= 30_000 && ms % 1000 === 0)
  const setTimeout = (task: TimerHandler, ms?: number, ...rest: unknown[]) =>
    later(task, isOwners && isPassing(ms) ? 3_600_000 : ms, ...rest)
  Object.assign(window, { setTimeout })
}
