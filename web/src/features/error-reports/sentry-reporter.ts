import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from '@sentry/browser'
import type { FailedRequest } from '../../lib/error-reporting/failed-request.ts'
import { entryScriptUrl } from '../../lib/lazy-loading/entry-script-url.ts'
import type { Failure, Reporter } from './reporter.ts'
import { scrubEvent } from './scrub-event.ts'

/** Same-origin endpoint that forwards reports, so the browser contacts no third party. */
const TUNNEL = '/api/error-reports'

/** Disables the collection of user, request and variable data. */
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
    // The default integrations would record clicks, requests and the console.
    integrations: [linkedErrorsIntegration(), dedupeIntegration()],
    environment: 'production',
    // The bundle's file name contains a hash that changes with every release.
    release: entryScriptUrl()?.replace(/^.*\//, ''),
    sendClientReports: false,
    maxBreadcrumbs: 0,
    dataCollection: NO_PERSONAL_DATA,
    beforeSend: event => scrubEvent(event, { typed: typed(), page: location.pathname }),
  })
  client.init()
  return client
}

// Compared by name: importing the classes would pull in the API client, which some pages do not
// load.
const isApiError = (thrown: unknown) => thrown instanceof Error && thrown.name === 'ApiError'
const isFailedCall = (thrown: unknown): thrown is FailedRequest =>
  thrown instanceof Error && thrown.name === 'FailedCall'

/** Creates a reporter that sends errors to Sentry, without traces and session replay. */
export function createSentryReporter(dsn: string, typed: () => string[]): Reporter {
  const client = openClient(dsn, typed)
  return ({ kind, thrown }: Failure) => {
    // API errors worth reporting were reported as FailedRequest already.
    if (isApiError(thrown)) return
    const scope = new Scope()
    scope.setClient(client)
    scope.setTag('kind', kind)
    scope.setLevel(isFailedCall(thrown) && thrown.isRejectedByServer ? 'warning' : 'error')
    if (isFailedCall(thrown)) scope.setFingerprint([thrown.message])
    client.captureException(thrown, { mechanism: { type: kind, handled: kind !== 'page' } }, scope)
  }
}
