import { withSessionStorage } from '../../../lib/storage/with-session-storage.ts'

/**
 * Prefixes of the URL fragment of /extension while QuickAdd is being connected: the challenge that
 * QuickAdd opens the page with, the code that the page returns, and QuickAdd's acknowledgement.
 * Fragments are not sent to the server.
 */
const CHALLENGE = '#connect='
const CODE = '#paired='
const DONE = '#connected'

const KEY = 'pairingChallenge'
/** TTL of a challenge, the same as in QuickAdd. */
const LASTS_MS = 10 * 60_000

let challenge: string | undefined

/**
 * Removes the challenge from the URL before other code can read, store or show it; a reload restores
 * it from session storage. Returns whether this page was opened to connect QuickAdd.
 */
export function takeChallengeFromUrl(): boolean {
  const { hash } = location
  addEventListener('hashchange', () => location.hash.startsWith(CHALLENGE) && location.reload())
  if (hash.startsWith(CHALLENGE)) keep(hash.slice(CHALLENGE.length))
  else challenge = readKept()
  if ([CHALLENGE, CODE].some(start => hash.startsWith(start))) clearUrlFragment()
  return challenge !== undefined
}

/** Returns QuickAdd's challenge; undefined if the page was not opened by QuickAdd. */
export function pairingChallenge(): string | undefined {
  return challenge
}

/** Call when the server has confirmed the owner's decision. The challenge stays in memory for this page. */
export function clearChallenge(): void {
  withSessionStorage(storage => storage.removeItem(KEY))
}

/** Puts the code into the URL fragment, which QuickAdd can read and other sites cannot. */
export function putCodeInUrl(code: string): void {
  replaceHash(`${CODE}${code}`)
}

/** Removes the code, or QuickAdd's acknowledgement. */
export function clearUrlFragment(): void {
  replaceHash('')
}

/** Returns whether QuickAdd acknowledged the code. */
export function isCodeTaken(): boolean {
  return location.hash === DONE
}

function replaceHash(hash: string): void {
  history.replaceState(history.state, '', location.pathname + location.search + hash)
}

function keep(asked: string): void {
  challenge = asked
  withSessionStorage(storage => storage.setItem(KEY, `${Date.now()} ${asked}`))
}

function readKept(): string | undefined {
  const [since, kept] = (withSessionStorage(storage => storage.getItem(KEY)) ?? '').split(' ')
  return Date.now() - Number(since) < LASTS_MS ? kept : undefined
}
