/**
 * Runs in the owner's pages before all else: the ring about an item, what is said of notifications and
 * the toasts, which go by themselves after 2.1 s and more, stay, so that no story on a busy machine
 * comes too late to see them.
 * A story about their going runs under page.clock, which puts its own timers in the place of these.
 */
export function keepWhatPasses(): void {
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
