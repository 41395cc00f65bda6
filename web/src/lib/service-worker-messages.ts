/** What a page tells the service worker. */
export type WorkerMessage =
  | { kind: 'signed-out' }
  /** A guest has everything cleared: the copy of the registry goes too. */
  | { kind: 'forget-registry' }
  /** What was shown of a registry, to show it once more without a connection. */
  | { kind: 'seen'; page: string; files: string[] }

/** What the service worker tells pages: this browser is reached by another subscription now. */
export const SUBSCRIPTION_CHANGED = 'push-subscription-changed'

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(one => typeof one === 'string')

/** The message that came, if it is one. */
export function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined
  if (data.kind === 'signed-out' || data.kind === 'forget-registry') return { kind: data.kind }
  if (data.kind !== 'seen' || !('page' in data) || !('files' in data)) return undefined
  const { page, files } = data
  return typeof page === 'string' && isTexts(files) ? { kind: 'seen', page, files } : undefined
}
