import {
  type ItemEvent,
  itemEvent,
  type registryEvents,
} from '@registry/shared/contract/registry/registry-events'
import { registryEventsPath } from '@registry/shared/contract/registry/registry-events-path'
import * as z from 'zod/mini'
import type { LoaderClock } from './create-loader.ts'

/** Delay in ms before reconnecting after the browser gave up; doubled each time, up to the cap. */
const REOPEN_MS = 5_000
const REOPEN_CAP_MS = 300_000

const CLOSED = 2

/** The used part of EventSource, so that tests can replace it. */
export type Source = Pick<EventTarget, 'addEventListener'> & {
  readonly readyState: number
  close: () => void
}

interface EventStreamOptions {
  /** Returns the current slug of the registry. */
  slug: () => string
  clock: LoaderClock
  openSource: (url: string) => Source
  /** A stream of the registry to continue. */
  first?: Source | undefined
  /** Called on every further connection. Events may have been missed before it. */
  onHello: () => void
  onItem: (parsed: ItemEvent) => void
  /** Called when the list itself changed. */
  onItems: () => void
}

export interface EventStream {
  /** Connects, unless connected already or waiting to reconnect. */
  open: () => void
  close: () => void
}

type EventName = keyof typeof registryEvents

/** Parses the event's data; undefined if it does not match this version's schema. */
function parseItemEvent(event: Event): ItemEvent | undefined {
  if (!('data' in event) || typeof event.data !== 'string') return undefined
  try {
    const read = z.safeDecode(itemEvent, JSON.parse(event.data))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}

function eventHandlers(parts: EventStreamOptions): Record<EventName, (event: Event) => void> {
  return {
    hello: parts.onHello,
    items: parts.onItems,
    item: event => {
      const parsed = parseItemEvent(event)
      if (parsed) parts.onItem(parsed)
    },
  }
}

/**
 * Subscribes to the registry's server-sent events. The browser reconnects after a lost connection;
 * after it gives up (HTTP error), this reconnects with exponential backoff. Failures are silent,
 * because the list is also loaded periodically.
 */
export function openEventStream(parts: EventStreamOptions): EventStream {
  let source: Source | undefined
  let attempts = 0
  let cancelReopen: (() => void) | undefined

  const close = () => {
    cancelReopen?.()
    cancelReopen = undefined
    source?.close()
    source = undefined
  }
  const scheduleReopen = () => {
    close()
    const ms = Math.min(REOPEN_CAP_MS, REOPEN_MS * 2 ** attempts)
    attempts += 1
    cancelReopen = parts.clock.after(ms, () => {
      cancelReopen = undefined
      open()
    })
  }
  const follow = (opened: Source) => {
    source = opened
    for (const [name, handle] of Object.entries(eventHandlers(parts))) {
      opened.addEventListener(name, event => source === opened && handle(event))
    }
    opened.addEventListener('hello', () => (attempts = 0))
    opened.addEventListener('error', () => {
      if (source === opened && opened.readyState === CLOSED) scheduleReopen()
    })
  }
  const open = () => {
    if (source || cancelReopen) return
    follow(parts.openSource(`/api${registryEventsPath(parts.slug())}`))
  }
  if (parts.first && parts.first.readyState !== CLOSED) follow(parts.first)
  return { open, close }
}
