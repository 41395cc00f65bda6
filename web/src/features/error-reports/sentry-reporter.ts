import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from '@sentry/react'
import type { FailedCall } from '../../lib/failed-call.ts'
import { ownScript } from '../../lib/own-script.ts'
import type { Failure, Reporter } from './failure.ts'
import { scrubEvent } from './scrub-event.ts'

/** Our own origin hands on what it takes: no browser talks to anybody else. */
const TUNNEL = '/api/error-reports'

/** Nothing about who looks at the page, their requests, or what stood in variables. */
const NO_PERSONAL_DATA = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  stackFrameVariables: false,
}

function openClient(dsn: string, typed: () => string[]): BrowserClient {
  const client = new BrowserClient({
    dsn,
    tunnel: TUNNEL,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    // The default ones would follow clicks, calls and the console.
    integrations: [linkedErrorsIntegration(), dedupeIntegration()],
    environment: 'production',
    // Its name changes with every release.
    release: ownScript()?.replace(/^.*\//, ''),
    sendClientReports: false,
    maxBreadcrumbs: 0,
    dataCollection: NO_PERSONAL_DATA,
    beforeSend: event => scrubEvent(event, { typed: typed(), page: location.pathname }),
  })
  client.init()
  return client
}

// By their names: their code comes with what calls the api, which a page may not have.
const isApiError = (thrown: unknown) => thrown instanceof Error && thrown.name === 'ApiError'
const isFailedCall = (thrown: unknown): thrown is FailedCall =>
  thrown instanceof Error && thrown.name === 'FailedCall'

/** Opens what reports failures to a project of Sentry's: errors alone, no traces, no recording. */
export function createSentryReporter(dsn: string, typed: () => string[]): Reporter {
  const client = openClient(dsn, typed)
  return ({ kind, thrown }: Failure) => {
    // Reported as a call already, where it is worth a report.
    if (isApiError(thrown)) return
    const scope = new Scope()
    scope.setClient(client)
    scope.setTag('kind', kind)
    scope.setLevel(isFailedCall(thrown) && thrown.isRefusal ? 'warning' : 'error')
    if (isFailedCall(thrown)) scope.setFingerprint([thrown.message])
    client.captureException(thrown, { mechanism: { type: kind, handled: kind !== 'page' } }, scope)
  }
}
