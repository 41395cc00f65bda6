import { allowedParams } from '@registry/shared/analytics/events'
import { isStorageUsable } from '../storage/is-storage-usable.ts'
import { analyticsConsent } from './analytics-consent.ts'
import { openFirstPartySink } from './first-party-sink.ts'
import { openGoogleSink } from './google-sink.ts'
import type { TrackedEvent } from './track.ts'

/** Receives events until consent is withdrawn. */
export interface Sink {
  send(event: TrackedEvent): void
  withdraw(): void
}

const NO_SINK: Sink = { send: () => undefined, withdraw: () => undefined }

/** Creates the Google Analytics sink if the server wrote a measurement ID into the page. */
function google(): Sink {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="measurement-id"]')
  if (!meta) return NO_SINK
  return openGoogleSink({ id: meta.content, isDebug: meta.dataset.debug !== undefined })
}

/**
 * Opens the sinks: our own event counts and, if configured, Google Analytics. Without usable storage
 * there are none, because the consent cannot be stored. Returns the function that sends an event.
 */
export function openSinks(): (event: TrackedEvent) => void {
  const open = () => (isStorageUsable() ? [openFirstPartySink(), google()] : [])
  const sinks = open()
  const look = () => {
    if (analyticsConsent.isGranted()) return
    for (const sink of sinks.splice(0)) sink.withdraw()
  }
  analyticsConsent.onChange(look)
  // A page in the back/forward cache receives no storage events, so it checks again when it is shown.
  addEventListener('pageshow', look)
  return ({ name, params, href }) => {
    // Consent was withdrawn and given again.
    if (sinks.length === 0) sinks.push(...open())
    for (const sink of sinks) sink.send({ name, params: allowedParams(name, params), href })
  }
}
