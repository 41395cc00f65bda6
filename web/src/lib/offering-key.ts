/**
 * The link in an offerer's mail: `?offering={id}#key={key}`. Whoever has the key may change the
 * offering, so it leaves the address before anything else can read, keep or show it; a reload of this
 * tab finds it again.
 */
const KEY = '#key='
const STORED = 'offeringKey'
const OPENED = 'offeringkeyread'

let read: { offering: string; key: string } | undefined

/**
 * To be called once, when the page starts; a link that is opened over the page is read by itself.
 * Whether there was a key.
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
  withStorage(storage => storage.setItem(STORED, `${offering} ${read?.key}`))
  return true
}

/** The key that came with the link of this offering, in this tab; undefined without one. */
export function offeringKey(offering: string): string | undefined {
  if (read?.offering === offering) return read.key
  const [of, key] = (withStorage(storage => storage.getItem(STORED)) ?? '').split(' ')
  return of === offering ? key : undefined
}

/** Tells when another link was opened over this page; gives what stops that. */
export function onOfferingKey(listener: () => void): () => void {
  addEventListener(OPENED, listener)
  return () => removeEventListener(OPENED, listener)
}

/** To be called when the key opens nothing, or nothing more. */
export function clearOfferingKey(): void {
  read = undefined
  withStorage(storage => storage.removeItem(STORED))
}

/** Where a browser keeps nothing, this page's memory has to do. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
