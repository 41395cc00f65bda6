import type { PushDevice } from '@registry/shared/contract/account/push'

/** Result of enabling notifications on this browser. */
export type EnableOutcome =
  | { kind: 'enabled'; device: PushDevice }
  | { kind: 'denied' | 'closed' | 'unsupported' }
  | { kind: 'failed'; error: unknown }

export interface EnableSteps<S> {
  isSupported: () => boolean
  fetchKey: () => Promise<string>
  ask: () => Promise<NotificationPermission>
  subscribe: (key: string) => Promise<S>
  /** Registers the subscription with the server. */
  register: (subscription: S) => Promise<PushDevice>
  cancel: (subscription: S) => Promise<unknown>
}

/**
 * Enables notifications on this browser. Call it from a click handler only: the permission request starts before the
 * key
 * is loaded, because some browsers reject a request that starts after the user gesture.
 */
export async function enablePush<S>(steps: EnableSteps<S>): Promise<EnableOutcome> {
  if (!steps.isSupported()) return { kind: 'unsupported' }
  try {
    const [key, permission] = await Promise.allSettled([steps.fetchKey(), steps.ask()])
    if (permission.status === 'rejected') throw permission.reason
    if (permission.value === 'denied') return { kind: 'denied' }
    if (permission.value === 'default') return { kind: 'closed' }
    if (key.status === 'rejected') throw key.reason
    const subscription = await steps.subscribe(key.value)
    return { kind: 'enabled', device: await registerOrCancel(subscription, steps) }
  } catch (error) {
    const isUnsupported = error instanceof DOMException && error.name === 'NotSupportedError'
    return isUnsupported ? { kind: 'unsupported' } : { kind: 'failed', error }
  }
}

/** Cancels a subscription that the server could not register; otherwise the browser would count as enabled. */
async function registerOrCancel<S>(subscription: S, { register, cancel }: EnableSteps<S>) {
  try {
    return await register(subscription)
  } catch (error) {
    await cancel(subscription).catch(() => undefined)
    throw error
  }
}
