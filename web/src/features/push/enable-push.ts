import type { PushDevice } from '@registry/shared/contract/push'

/** What became of asking for notifications on this browser. */
export type EnableOutcome =
  | { kind: 'enabled'; device: PushDevice }
  | { kind: 'denied' | 'closed' | 'unsupported' }
  | { kind: 'failed'; error: unknown }

export interface EnableSteps<S> {
  isSupported: () => boolean
  fetchKey: () => Promise<string>
  ask: () => Promise<NotificationPermission>
  subscribe: (key: string) => Promise<S>
  /** Tells the server. */
  tell: (subscription: S) => Promise<PushDevice>
  letGo: (subscription: S) => Promise<unknown>
}

/**
 * Enables notifications on this browser. To be called by a click, and by nothing else: the key is
 * fetched while the browser asks, since one that has to wait for it may take the click as over.
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
    return { kind: 'enabled', device: await tellOrLetGo(subscription, steps) }
  } catch (error) {
    const isUnsupported = error instanceof DOMException && error.name === 'NotSupportedError'
    return isUnsupported ? { kind: 'unsupported' } : { kind: 'failed', error }
  }
}

/** A browser that the server does not know of keeps no subscription: it would pass for enabled. */
async function tellOrLetGo<S>(subscription: S, { tell, letGo }: EnableSteps<S>) {
  try {
    return await tell(subscription)
  } catch (error) {
    await letGo(subscription).catch(() => undefined)
    throw error
  }
}
