/** Push capabilities of this browser; `endpoint` is null without a subscription, undefined while loading. */
export interface PushCapabilities {
  isSupported: boolean
  permission: NotificationPermission
  endpoint: string | null | undefined
}

type PushState = 'loading' | 'unsupported' | 'blocked' | 'off' | 'on'

/** Returns the state of this browser from its own capabilities and the endpoints registered with the server. */
export function pushState(
  { isSupported, permission, endpoint }: PushCapabilities,
  known: readonly string[] | undefined,
): PushState {
  if (!isSupported) return 'unsupported'
  if (permission === 'denied') return 'blocked'
  if (permission === 'default' || endpoint === null) return 'off'
  if (endpoint === undefined || known === undefined) return 'loading'
  return known.includes(endpoint) ? 'on' : 'off'
}

/** Returns whether the dashboard invites this browser: supported, not subscribed, and still allowed to ask. */
export function isInvited(
  { isSupported, permission, endpoint }: PushCapabilities,
  isDismissed: boolean,
): boolean {
  if (!isSupported || isDismissed || permission === 'denied') return false
  return permission === 'default' || endpoint === null
}
