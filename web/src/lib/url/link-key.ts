import { withSessionStorage } from '../storage/with-session-storage.ts'

/**
 * Links in emails: `?offering={id}#key={key}` opens an offering, `?pay={id}#key={key}` a payment. The key
 * authorises actions, so it is removed from the URL before other code can read, store or show it. It is stored in
 * session storage, so that it survives a reload.
 */
const STORED = { offering: 'offeringKey', pay: 'paymentKey' } as const
type LinkKind = keyof typeof STORED

const KINDS = ['offering', 'pay'] as const
const KEY = '#key='
const OPENED = 'linkkeyread'

let read: { kind: LinkKind; id: string; key: string } | undefined

/**
 * Call once at page start; links opened in this tab later are handled by a listener. Returns whether
 * the URL contained a key.
 */
export function takeLinkKeyFromUrl(): boolean {
  addEventListener('hashchange', () => take() && dispatchEvent(new Event(OPENED)))
  return take()
}

function take(): boolean {
  const { hash, pathname, search } = location
  const query = new URLSearchParams(search)
  const kind = KINDS.find(name => query.get(name))
  if (!kind || !hash.startsWith(KEY)) return false
  const [id, key] = [query.get(kind) ?? '', hash.slice(KEY.length)]
  read = { kind, id, key }
  history.replaceState(history.state, '', pathname + search)
  withSessionStorage(storage => storage.setItem(STORED[kind], `${id} ${key}`))
  return true
}

/** Returns the key that this tab received for an object; undefined without one. */
export function linkKey(kind: LinkKind, id: string): string | undefined {
  if (read?.kind === kind && read.id === id) return read.key
  const [of, key] = (withSessionStorage(storage => storage.getItem(STORED[kind])) ?? '').split(' ')
  return of === id ? key : undefined
}

/** Calls `listener` when another link was opened in this tab. Returns the unsubscribe function. */
export function onLinkKey(listener: () => void): () => void {
  addEventListener(OPENED, listener)
  return () => removeEventListener(OPENED, listener)
}

/** Call when the server rejects the key, or its object is gone. */
export function clearLinkKey(kind: LinkKind): void {
  read = undefined
  withSessionStorage(storage => storage.removeItem(STORED[kind]))
}
