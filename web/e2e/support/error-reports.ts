import type { Page } from '@playwright/test'

export interface ErrorReport {
  headers: Record<string, string>
  /** The whole envelope. */
  text: string
  /** The event in it. */
  event: Record<string, unknown>
}

/**
 * Configures error reporting in the documents that the page loads next, as a server with a SENTRY_DSN
 * does, and records the reports that it sends to our server, which passes them on.
 */
export async function recordReports(page: Page): Promise<ErrorReport[]> {
  const reports: ErrorReport[] = []
  await page.route('**/registry/*', async route => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    const meta = '<meta name="error-reports" content="https://key@sentry.example/1">'
    await route.fulfill({ response, body: html.replace('<head>', `<head>${meta}`) })
  })
  await page.route('**/api/error-reports', route => {
    const request = route.request()
    const text = request.postData() ?? ''
    reports.push({
      headers: request.headers(),
      text,
      event: JSON.parse(text.split('\n')[2] ?? '{}'),
    })
    return route.fulfill({ status: 204 })
  })
  return reports
}
