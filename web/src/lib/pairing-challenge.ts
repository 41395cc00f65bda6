/**
 * What connecting QuickAdd leaves in the address of /extension, always behind '#', which no server
 * sees: the challenge that it is opened with, the code that is handed back, and that it was taken.
 */
const CHALLENGE = '#connect='
const CODE = '#paired='
const DONE = '#connected'

const KEY = 'pairingChallenge'
/** QuickAdd itself waits no longer. */
const LASTS_MS = 10 * 60_000

let challenge: string | undefined

/**
 * Takes the challenge out of the address before anything else can read, keep or show it; a reload of
 * this tab finds it again. Whether this page was opened to connect QuickAdd.
 */
export function takeChallengeFromUrl(): boolean {
  const { hash } = location
  addEventListener('hashchange', () => location.hash.startsWith(CHALLENGE) && location.reload())
  if (hash.startsWith(CHALLENGE)) keep(hash.slice(CHALLENGE.length))
  else challenge = readKept()
  if ([CHALLENGE, CODE].some(start => hash.startsWith(start))) clearUrlFragment()
  return challenge !== undefined
}

/** What QuickAdd asked with; undefined on a page that has nothing to connect. */
export function pairingChallenge(): string | undefined {
  return challenge
}

/** To be called when the owner has decided and the answer has arrived; the page goes on showing it. */
export function clearChallenge(): void {
  withStorage(storage => storage.removeItem(KEY))
}

/** Puts the code where QuickAdd, and no other site, can read it. */
export function putCodeInUrl(code: string): void {
  replaceHash(`${CODE}${code}`)
}

/** Takes the code back, or what QuickAdd put in its place. */
export function clearUrlFragment(): void {
  replaceHash('')
}

/** Whether QuickAdd says that it has taken the code. */
export function isCodeTaken(): boolean {
  return location.hash === DONE
}

function replaceHash(hash: string): void {
  history.replaceState(history.state, '', location.pathname + location.search + hash)
}

function keep(asked: string): void {
  challenge = asked
  withStorage(storage => storage.setItem(KEY, `${Date.now()} ${asked}`))
}

function readKept(): string | undefined {
  const [since, kept] = (withStorage(storage => storage.getItem(KEY)) ?? '').split(' ')
  return Date.now() - Number(since) < LASTS_MS ? kept : undefined
}

/** Where a browser keeps nothing, this page's memory has to do. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
