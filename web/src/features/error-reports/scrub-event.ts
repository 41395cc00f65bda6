import { parseUrl } from '@registry/shared/text/parse-url'
import type { ErrorEvent, Exception, StackFrame } from '@sentry/browser'
import { scrubPath, scrubText } from './scrub-text.ts'

const MAX_TEXT = 400

interface ScrubContext {
  /** Texts typed by the visitor, to be removed. */
  typed: readonly string[]
  /** Path of the page. */
  page: string
}

/** Returns the path of own bundles; other scripts are reported as '[elsewhere]'. */
function scrubFilename(filename: string | undefined): string | undefined {
  if (filename === undefined) return undefined
  const url = parseUrl(filename)
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
 * Builds the event that leaves the browser from an allowlist of fields, so that data added by the
 * library is not sent. Contains no breadcrumbs, no URL and no header but the user agent.
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
