import { FailedRequest } from '../error-reporting/failed-request.ts'
import { onFailure } from '../error-reporting/report-failure.ts'
import { analyticsConsent } from './analytics-consent.ts'
import { track } from './track.ts'

/** Records a page view, identified by its route only. */
export function trackPage(): void {
  track('page_view')
}

/** Records page views and failures from the moment the visitor consents. */
export function startAnalytics(): void {
  analyticsConsent.onChange(() => {
    if (analyticsConsent.isGranted()) trackPage()
  })
  onFailure((kind, thrown) => {
    if (thrown instanceof FailedRequest) {
      const { method, path, status, code } = thrown.call
      return track('api_error', { method, endpoint: path, status_code: status, error_code: code })
    }
    // The name only, because a message may contain user input.
    const name = thrown instanceof Error ? thrown.name : typeof thrown
    track('exception', { description: `${kind}: ${name}`, fatal: kind !== 'load' })
  })
}
