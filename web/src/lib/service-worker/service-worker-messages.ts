/** Message from a page to the service worker. */
export type WorkerMessage =
  | { kind: 'signed-out' }
  /** The visitor cleared all data: delete the cached registry too. */
  | { kind: 'forget-registry' }
  /** Path of a registry page and the files it loaded, to cache for offline use. */
  | { kind: 'seen'; page: string; files: string[] }

/** Message from the service worker to pages: the push subscription has changed. */
export const SUBSCRIPTION_CHANGED = 'push-subscription-changed'

/** Message from the service worker to a page whose URL a pressed notification opens again. */
export const NOTIFICATION_OPENED = 'notification-opened'

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(one => typeof one === 'string')

/** Parses a received message; undefined if it has another format. */
export function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined
  if (data.kind === 'signed-out' || data.kind === 'forget-registry') return { kind: data.kind }
  if (data.kind !== 'seen' || !('page' in data) || !('files' in data)) return undefined
  const { page, files } = data
  return typeof page === 'string' && isTexts(files) ? { kind: 'seen', page, files } : undefined
}
