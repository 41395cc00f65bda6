import { withSessionStorage } from '../../../lib/storage/with-session-storage.ts'

/**
 * The link in an offerer's email: `?offering={id}#key={key}`. The key allows changing the offering, so
 * it is removed from the URL before other code can read, store or show it. It is stored in session
 * storage, so that it survives a reload.
 */
const KEY = '#key='
const STORED = 'offeringKey'
const OPENED = 'offeringkeyread'

let read: { offering: string; key: string } | undefined

/**
 * Call once at page start; links opened in this tab later are handled by a listener. Returns whether
 * the URL contained a key.
 */
export function takeOfferingKeyFromUrl(): boolean {
  addEventListener('hashchange', () => take() && dispatchEvent(new Event(OPENED)))
  return take()
}

function take(): boolean {
  const { hash, pathname, search } = location
  const offering = new URLSearchParams(search).get('offering')
  if (!offering || !hash.startsWith(KEY)) return false
  read = { offering, key: hash.slice(KEY.length) }
  history.replaceState(history.state, '', pathname + search)
  withSessionStorage(storage => storage.setItem(STORED, `${offering} ${read?.key}`))
  return true
}

/** Returns the key that this tab received for an offering; undefined without one. */
export function offeringKey(offering: string): string | undefined {
  if (read?.offering === offering) return read.key
  const [of, key] = (withSessionStorage(storage => storage.getItem(STORED)) ?? '').split(' ')
  return of === offering ? key : undefined
}

/** Calls `listener` when another link was opened in this tab. Returns the unsubscribe function. */
export function onOfferingKey(listener: () => void): () => void {
  addEventListener(OPENED, listener)
  return () => removeEventListener(OPENED, listener)
}

/** Call when the server rejects the key, or the offering is withdrawn. */
export function clearOfferingKey(): void {
  read = undefined
  withSessionStorage(storage => storage.removeItem(STORED))
}
