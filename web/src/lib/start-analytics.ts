import { analyticsConsent } from './analytics-consent.ts'
import { FailedRequest } from './failed-request.ts'
import { onFailure } from './report-failure.ts'
import { track } from './track.ts'

/** Counts that the page was opened, by its route alone. */
export function trackPage(): void {
  track('page_view')
}

/** Counts pages and failures of whoever agrees to it, from the moment that they do. */
export function startAnalytics(): void {
  analyticsConsent.onChange(() => {
    if (analyticsConsent.isGranted()) trackPage()
  })
  onFailure((kind, thrown) => {
    if (thrown instanceof FailedRequest) {
      const { method, path, status, code } = thrown.call
      return track('api_error', { method, endpoint: path, status_code: status, error_code: code })
    }
    // Its message may hold what somebody typed.
    const name = thrown instanceof Error ? thrown.name : typeof thrown
    track('exception', { description: `${kind}: ${name}`, fatal: kind !== 'load' })
  })
}
