import { allowedParams } from '@registry/shared/analytics/events'
import { analyticsConsent } from './analytics-consent.ts'
import { openFirstPartySink } from './first-party-sink.ts'
import { openGoogleSink } from './google-sink.ts'
import { isStorageUsable } from './is-storage-usable.ts'
import type { TrackedEvent } from './track.ts'

/** Takes events until the answer is taken back. */
export interface Sink {
  send(event: TrackedEvent): void
  withdraw(): void
}

const NO_SINK: Sink = { send: () => undefined, withdraw: () => undefined }

/** The property that visits are counted in; the server names it where one was configured. */
function google(): Sink {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="measurement-id"]')
  if (!meta) return NO_SINK
  return openGoogleSink({ id: meta.content, isDebug: meta.dataset.debug !== undefined })
}

/**
 * Opens what takes events: Google's script where it was configured, and our own sums. Only where storage
 * works, since an answer that cannot be kept is none.
 */
export function openSinks(): (event: TrackedEvent) => void {
  const open = () => (isStorageUsable() ? [openFirstPartySink(), google()] : [])
  const sinks = open()
  const look = () => {
    if (analyticsConsent.isGranted()) return
    for (const sink of sinks.splice(0)) sink.withdraw()
  }
  analyticsConsent.onChange(look)
  // Nobody tells a page that lay whole in the history what was answered meanwhile.
  addEventListener('pageshow', look)
  return ({ name, params, href }) => {
    // Agreed to once more.
    if (sinks.length === 0) sinks.push(...open())
    for (const sink of sinks) sink.send({ name, params: allowedParams(name, params), href })
  }
}
