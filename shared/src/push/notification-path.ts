const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const HOME = '/dashboard'
const PATHS: Record<string, (id: string) => string> = {
  contribution: id => `/notification?highlight=${id}`,
  payment: id => `/notification?highlight=${id}`,
}
const FIXED: Record<string, string> = {
  payments: HOME,
  offering: `${HOME}?tab=gift-passing`,
  test: '/registry-settings',
}

/**
 * Returns the path that a click on a notification opens. Built from kind and id in `data`, never from a
 * URL in it, since the payload is untrusted; the dashboard for invalid data.
 */
export function notificationPath(data: unknown): string {
  if (typeof data !== 'object' || data === null) return HOME
  const kind = 'kind' in data && typeof data.kind === 'string' ? data.kind : ''
  const id = 'id' in data && typeof data.id === 'string' ? data.id : ''
  if (Object.hasOwn(PATHS, kind) && UUID.test(id)) return PATHS[kind]?.(id) ?? HOME
  return Object.hasOwn(FIXED, kind) ? (FIXED[kind] ?? HOME) : HOME
}
