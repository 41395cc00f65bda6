import { type QueueEntry, SENT_STAYS_MS } from './queue-entry.ts'
import { retryDelay } from './retry-delay.ts'

/** Milliseconds after which an attempt is over: a request, its renewal of the session, and more. */
const OVER_MS = 90_000

type Because = NonNullable<QueueEntry['because']>

/** How an attempt to add or to take back an entry ended. */
export type Outcome =
  | { kind: 'added'; itemId: string }
  | { kind: 'taken-back' }
  /** It stays on the registry: the moment to take it back has passed, or somebody gave to it. */
  | { kind: 'stays'; message: string }
  /** `isUncertain` when the registry may have done it all the same. */
  | { kind: 'waits'; because: Because; isUncertain: boolean; retryAfterMs?: number }
  | { kind: 'refused'; message: string; fields?: Record<string, string> }

export type QueueEvent =
  /** `freshKey` is for a product that was refused under its own. */
  | { type: 'added'; entry: QueueEntry; freshKey: string }
  | { type: 'begun'; key: string; now: number }
  | { type: 'ended'; key: string; outcome: Outcome; now: number }
  | { type: 'undone'; key: string; now: number }
  /** The undo of a sent entry did not get through, and its owner has heard so. */
  | { type: 'undo-failed'; key: string }
  | { type: 'forgotten'; key: string }
  /** The background starts, or to send: what was being sent until then has an unknown outcome. */
  | { type: 'revived'; now: number }
  /** Everything is to be tried now. */
  | { type: 'hurried'; now: number }
  /** The account that is connected now, if any: the others' entries wait for theirs. */
  | { type: 'connected'; owner: string | undefined }
  | { type: 'aged'; now: number }

/** The queue after something happened. Entries keep their order, and their key for good. */
export function nextQueue(entries: readonly QueueEntry[], event: QueueEvent): QueueEntry[] {
  switch (event.type) {
    case 'added':
      return added(entries, event)
    case 'ended':
      return ended(entries, event)
    case 'forgotten':
      return entries.filter(({ key }) => key !== event.key)
    case 'aged':
      return entries.filter(entry => !isOver(entry, event.now))
    default:
      return entries.flatMap(entry => nextEntry(entry, event) ?? [])
  }
}

type Added = Extract<QueueEvent, { type: 'added' }>

/** What was not sent yet may still change; what was refused goes under another key. */
function added(entries: readonly QueueEntry[], { entry, freshKey }: Added): QueueEntry[] {
  const known = entries.find(({ key }) => key === entry.key)
  if (!known) return [...entries, entry]
  if (isStillHere(known)) return entries.map(other => (other === known ? entry : other))
  if (known.state !== 'refused') return [...entries]
  return entries.map(other => (other === known ? { ...entry, key: freshKey } : other))
}

type EntryEvent = Exclude<QueueEvent, { type: 'added' | 'ended' | 'forgotten' | 'aged' }>

/** An entry after an event; undefined once there is nothing left to do about it. */
function nextEntry(entry: QueueEntry, event: EntryEvent): QueueEntry | undefined {
  if ('key' in event && event.key !== entry.key) return entry
  switch (event.type) {
    case 'begun':
      return { ...entry, state: 'sending', tries: entry.tries + 1, nextTryAt: event.now + OVER_MS }
    case 'undone':
      return undone(entry, event.now)
    case 'undo-failed':
      return { ...entry, state: 'sent', isUndone: false }
    case 'revived':
      return revived(entry, event.now)
    case 'hurried':
      return entry.state === 'waiting' ? { ...entry, nextTryAt: event.now } : entry
    case 'connected':
      return connected(entry, event.owner)
  }
}

function connected({ because, ...entry }: QueueEntry, owner: string | undefined): QueueEntry {
  if (entry.state === 'waiting' && entry.owner !== owner) return { ...entry, because: 'signed-out' }
  return because === undefined || because === 'signed-out' ? entry : { ...entry, because }
}

function undone(entry: QueueEntry, now: number): QueueEntry | undefined {
  if (entry.state === 'refused' || isStillHere(entry)) return undefined
  if (entry.state === 'sending') return { ...entry, isUndone: true }
  return { ...entry, isUndone: true, state: 'waiting', nextTryAt: now }
}

/** Whether an entry is on this device alone: the registry does not even have it without an answer. */
function isStillHere({ state, itemId, uncertainSince }: QueueEntry): boolean {
  return state === 'waiting' && itemId === undefined && uncertainSince === undefined
}

function revived(entry: QueueEntry, now: number): QueueEntry {
  if (entry.state !== 'sending') return entry
  const { uncertainSince = now } = entry
  return { ...entry, state: 'waiting', nextTryAt: now, uncertainSince }
}

type Ended = Extract<QueueEvent, { type: 'ended' }>

function ended(entries: readonly QueueEntry[], event: Ended): QueueEntry[] {
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

/** Without what was only of interest while nobody knew. */
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

/** What holds one up holds up the others: they wait as long. */
function held(entry: QueueEntry, { owner, because, nextTryAt }: QueueEntry): QueueEntry {
  if (entry.state !== 'waiting' || entry.owner !== owner) return entry
  return { ...entry, because, nextTryAt: Math.max(entry.nextTryAt, nextTryAt) }
}

function isOver({ state, sentAt = 0 }: QueueEntry, now: number): boolean {
  return state === 'sent' && Math.abs(now - sentAt) >= SENT_STAYS_MS
}
