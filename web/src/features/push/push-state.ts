/** What a browser says of itself; `endpoint` is null without a subscription, undefined until it is known. */
export interface PushFacts {
  isSupported: boolean
  permission: NotificationPermission
  endpoint: string | null | undefined
}

/** Whether this browser is told of gifts; `loading` until that is known. */
export type PushState = 'loading' | 'unsupported' | 'blocked' | 'off' | 'on'

/** Follows from the browser's own facts and the endpoints that the server sends to, once they are known. */
export function pushState(
  { isSupported, permission, endpoint }: PushFacts,
  known: readonly string[] | undefined,
): PushState {
  if (!isSupported) return 'unsupported'
  if (permission === 'denied') return 'blocked'
  if (permission === 'default' || endpoint === null) return 'off'
  if (endpoint === undefined || known === undefined) return 'loading'
  return known.includes(endpoint) ? 'on' : 'off'
}

/** Whether the dashboard invites to notifications: only who can have them, has not, and may still be asked. */
export function isInvited(
  { isSupported, permission, endpoint }: PushFacts,
  isDismissed: boolean,
): boolean {
  if (!isSupported || isDismissed || permission === 'denied') return false
  return permission === 'default' || endpoint === null
}
