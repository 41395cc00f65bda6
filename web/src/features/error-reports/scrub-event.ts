import type { ErrorEvent, Exception, StackFrame } from '@sentry/react'
import { scrubPath, scrubText } from './scrub-text.ts'

const MAX_TEXT = 400

interface ScrubContext {
  /** What must not be repeated. */
  typed: readonly string[]
  /** Path of the page. */
  page: string
}

/** Our own file by its path; of anybody else's only that it was one. */
function scrubFilename(filename: string | undefined): string | undefined {
  if (filename === undefined) return undefined
  const url = URL.canParse(filename) ? new URL(filename) : undefined
  return url?.pathname.startsWith('/assets/') ? url.pathname : '[elsewhere]'
}

function scrubFrame({ filename, function: name, lineno, colno, in_app }: StackFrame): StackFrame {
  return { filename: scrubFilename(filename), function: name, lineno, colno, in_app }
}

function scrubException(exception: Exception, typed: readonly string[]): Exception {
  const { type, value = '', mechanism, stacktrace } = exception
  const { type: kind = 'generic', handled, exception_id, parent_id } = mechanism ?? {}
  return {
    type: scrubText(type ?? 'Error', typed).slice(0, MAX_TEXT),
    value: scrubText(value, typed).slice(0, MAX_TEXT),
    mechanism: { type: kind, handled, exception_id, parent_id },
    ...(stacktrace && { stacktrace: { frames: stacktrace.frames?.map(scrubFrame) } }),
  }
}

/**
 * What of an event leaves the browser: built anew from what is named here, so that nothing that the
 * library adds goes along. No breadcrumbs, no address, no headers but the browser's name.
 */
export function scrubEvent(event: ErrorEvent, { typed, page }: ScrubContext): ErrorEvent {
  const { event_id, timestamp, platform, level, environment, release, tags, fingerprint } = event
  const values = event.exception?.values?.map(value => scrubException(value, typed))
  return {
    ...{ type: undefined, event_id, timestamp, platform, level, environment, release, fingerprint },
    tags: { kind: tags?.kind },
    exception: { values },
    transaction: scrubPath(page),
    request: { url: scrubPath(page), headers: { 'User-Agent': navigator.userAgent } },
  }
}
