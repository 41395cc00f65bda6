import { type QueueEntry, SENT_RETENTION_MS } from './queue-entry.ts'
import { retryDelay } from './queue-schedule.ts'

/** Time in ms after which an attempt has ended: a request, a token refresh and a margin. */
const ATTEMPT_TIMEOUT_MS = 90_000

/** Cause of the wait after an attempt, which only entries of the connected account have. */
type Because = Exclude<QueueEntry['because'], 'other-account' | undefined>

/** Outcome of an attempt to add or remove an item. */
export type Outcome =
  | { kind: 'added'; itemId: string }
  | { kind: 'taken-back' }
  /** The item could not be removed: the time for undo has passed or it has contributions. */
  | { kind: 'stays'; message: string }
  /** `isUncertain`: the registry may have processed the request. */
  | { kind: 'waits'; because: Because; isUncertain: boolean; retryAfterMs?: number }
  | { kind: 'refused'; message: string; fields?: Record<string, string> }

export type QueueEvent =
  /** `freshKey` replaces the key of a rejected product. */
  | { type: 'added'; entry: QueueEntry; freshKey: string }
  | { type: 'attempt-started'; key: string; now: number }
  | { type: 'attempt-ended'; key: string; outcome: Outcome; now: number }
  | { type: 'undone'; key: string; now: number }
  /** The undo of a sent entry failed and the owner was notified. */
  | { type: 'undo-failed'; key: string }
  | { type: 'forgotten'; key: string }
  /** The background or a run of the queue starts: attempts in state 'sending' have an unknown outcome. */
  | { type: 'recovered'; now: number }
  /** All entries become due. */
  | { type: 'expedited'; now: number }
  /** The connected account, if any; entries of other accounts wait. */
  | { type: 'connected'; owner: string | undefined }
  | { type: 'pruned'; now: number }

/** Reducer of the queue. Entries keep their order and their key. */
export function queueReducer(entries: readonly QueueEntry[], event: QueueEvent): QueueEntry[] {
  switch (event.type) {
    case 'added':
      return added(entries, event)
    case 'attempt-ended':
      return attemptEnded(entries, event)
    case 'forgotten':
      return entries.filter(({ key }) => key !== event.key)
    case 'pruned':
      return entries.filter(entry => !isOver(entry, event.now))
    default:
      return entries.flatMap(entry => entryReducer(entry, event) ?? [])
  }
}

type Added = Extract<QueueEvent, { type: 'added' }>

/** Replaces an unsent entry; a rejected one gets a new key. */
function added(entries: readonly QueueEntry[], { entry, freshKey }: Added): QueueEntry[] {
  const known = entries.find(({ key }) => key === entry.key)
  if (!known) return [...entries, entry]
  if (isStillHere(known)) return entries.map(other => (other === known ? entry : other))
  if (known.state !== 'refused') return [...entries]
  return entries.map(other => (other === known ? { ...entry, key: freshKey } : other))
}

type EntryEvent = Exclude<QueueEvent, { type: 'added' | 'attempt-ended' | 'forgotten' | 'pruned' }>

/** Reducer of one entry; undefined removes it. */
function entryReducer(entry: QueueEntry, event: EntryEvent): QueueEntry | undefined {
  if ('key' in event && event.key !== entry.key) return entry
  switch (event.type) {
    case 'attempt-started':
      return {
        ...entry,
        state: 'sending',
        tries: entry.tries + 1,
        nextTryAt: event.now + ATTEMPT_TIMEOUT_MS,
      }
    case 'undone':
      return undone(entry, event.now)
    case 'undo-failed':
      return { ...entry, state: 'sent', isUndone: false }
    case 'recovered':
      return recovered(entry, event.now)
    case 'expedited':
      return entry.state === 'waiting' ? { ...entry, nextTryAt: event.now } : entry
    case 'connected':
      return connected(entry, event.owner)
  }
}

function connected({ because, ...entry }: QueueEntry, owner: string | undefined): QueueEntry {
  if (entry.state === 'waiting' && entry.owner !== owner) {
    return { ...entry, because: owner === undefined ? 'signed-out' : 'other-account' }
  }
  const isOver = because === 'signed-out' || because === 'other-account'
  return because === undefined || isOver ? entry : { ...entry, because }
}

function undone(entry: QueueEntry, now: number): QueueEntry | undefined {
  if (entry.state === 'refused' || isStillHere(entry)) return undefined
  if (entry.state === 'sending') return { ...entry, isUndone: true }
  return { ...entry, isUndone: true, state: 'waiting', nextTryAt: now }
}

/** Returns whether the registry certainly does not have an entry. */
function isStillHere({ state, itemId, uncertainSince }: QueueEntry): boolean {
  return state === 'waiting' && itemId === undefined && uncertainSince === undefined
}

function recovered(entry: QueueEntry, now: number): QueueEntry {
  if (entry.state !== 'sending') return entry
  const { uncertainSince = now } = entry
  return { ...entry, state: 'waiting', nextTryAt: now, uncertainSince }
}

type Ended = Extract<QueueEvent, { type: 'attempt-ended' }>

function attemptEnded(entries: readonly QueueEntry[], event: Ended): QueueEntry[] {
  const entry = entries.find(({ key }) => key === event.key)
  if (!entry) return [...entries]
  const next = afterAttempt(entry, event)
  const settled = entries.flatMap(other => (other === entry ? (next ?? []) : other))
  return event.outcome.kind === 'waits' && next ? settled.map(other => held(other, next)) : settled
}

function afterAttempt(entry: QueueEntry, { outcome, now }: Ended): QueueEntry | undefined {
  switch (outcome.kind) {
    case 'added': {
      const sent = { ...known(entry), itemId: outcome.itemId, sentAt: now }
      return entry.isUndone
        ? { ...sent, state: 'waiting', nextTryAt: now }
        : { ...sent, state: 'sent' }
    }
    case 'taken-back':
      return undefined
    case 'stays':
      return { ...known(entry), state: 'stayed', isUndone: false, message: outcome.message }
    case 'refused':
      if (entry.isUndone) return undefined
      return { ...known(entry), state: 'refused', message: outcome.message, fields: outcome.fields }
    case 'waits':
      return waiting(entry, outcome, now)
  }
}

/** Removes the fields of an uncertain entry. */
function known({ because, uncertainSince, message, ...entry }: QueueEntry): QueueEntry {
  return entry
}

function waiting(
  entry: QueueEntry,
  { because, isUncertain, retryAfterMs = 0 }: Extract<Outcome, { kind: 'waits' }>,
  now: number,
): QueueEntry {
  const since = entry.uncertainSince ?? (isUncertain ? now : undefined)
  return {
    ...entry,
    state: 'waiting',
    because,
    nextTryAt: now + Math.max(retryDelay(entry.tries), retryAfterMs),
    ...(since !== undefined && { uncertainSince: since }),
  }
}

/** The cause of a delay applies to all waiting entries of the owner, so they wait as long. */
function held(entry: QueueEntry, { owner, because, nextTryAt }: QueueEntry): QueueEntry {
  if (entry.state !== 'waiting' || entry.owner !== owner) return entry
  return { ...entry, because, nextTryAt: Math.max(entry.nextTryAt, nextTryAt) }
}

function isOver({ state, sentAt = 0 }: QueueEntry, now: number): boolean {
  return state === 'sent' && Math.abs(now - sentAt) >= SENT_RETENTION_MS
}
