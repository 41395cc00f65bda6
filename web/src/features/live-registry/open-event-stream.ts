import {
  type ItemEvent,
  itemEvent,
  type registryEvents,
} from '@registry/shared/contract/registry-events'
import { registryEventsPath } from '@registry/shared/contract/registry-events-path'
import * as z from 'zod/mini'
import type { LoaderClock } from './create-loader.ts'

/** Milliseconds before the first new try after the browser gave up; doubled each time, up to the cap. */
export const REOPEN_MS = 5_000
export const REOPEN_CAP_MS = 300_000

const CLOSED = 2

/** What is used of an EventSource. */
export type Source = Pick<EventTarget, 'addEventListener'> & {
  readonly readyState: number
  close: () => void
}

export interface EventStreamOptions {
  /** Of the registry, as it is now. */
  slug: () => string
  clock: LoaderClock
  openSource: (url: string) => Source
  /** Connected, for the first time or again: nothing is missed from now on, but maybe before. */
  onHello: () => void
  onItem: (parsed: ItemEvent) => void
  /** The list itself changed. */
  onItems: () => void
}

export interface EventStream {
  /** Listens, unless it does already or waits for its next try. */
  open: () => void
  close: () => void
}

type EventName = keyof typeof registryEvents

/** The fact in an event's data; undefined for what this version does not understand. */
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
 * What a registry tells while it is looked at. The browser connects again by itself after a lost
 * line; when it gives up (the server refused), this tries again, ever more seldom. It never complains:
 * without it the page is only a little older.
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
  const open = () => {
    if (source || cancelReopen) return
    const opened = parts.openSource(`/api${registryEventsPath(parts.slug())}`)
    source = opened
    for (const [name, handle] of Object.entries(eventHandlers(parts))) {
      opened.addEventListener(name, event => source === opened && handle(event))
    }
    opened.addEventListener('hello', () => (attempts = 0))
    opened.addEventListener('error', () => {
      if (source === opened && opened.readyState === CLOSED) scheduleReopen()
    })
  }
  return { open, close }
}
