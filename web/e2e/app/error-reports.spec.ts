import type { Page } from '@playwright/test'
import { expect, test } from '../support/product.ts'
import { fillContribution, openRegistry, startContribution } from '../support/registry-page.ts'

interface ErrorReport {
  headers: Record<string, string>
  /** The whole envelope. */
  text: string
  /** The event in it. */
  event: Record<string, unknown>
}

const ITEM = 'Ergonomic baby carrier in breathable mesh'
/** A contributor's personal data, which no report may contain. */
const TYPED = { name: 'Marker Name', note: 'marker message for you' }
const EMAIL = 'mei.ling@example.com'
const PHONE = '+65 9876 5432'

/** Throws in the page outside of any event handler, as a defect in our code would. */
function fail(page: Page, message: string): Promise<void> {
  return page.evaluate(told => {
    setTimeout(() => {
      throw new TypeError(told)
    })
  }, message)
}

test.use({ expectsRefusals: true })

test('failures are reported once each without personal data, and only to a configured project', async ({
  page,
  complaints,
  baseURL,
}) => {
  const origins = new Set<string>()
  const asked: string[] = []
  page.on('request', request => {
    const { origin, pathname } = new URL(request.url())
    origins.add(origin)
    asked.push(pathname)
  })
  const askedForReports = () => asked.filter(path => /sentry|error-reports/.test(path))
  const statuses = [500, 429, 401, 500]
  await page.route('**/contribute', route =>
    route.fulfill({ status: statuses.shift() ?? 500, json: { error: `to ${EMAIL}` } }),
  )
  const contribute = async () => {
    await startContribution(page, ITEM)
    const dialog = await fillContribution(page, { amount: '5', ...TYPED })
    await dialog.getByRole('button', { name: /^PayNow/ }).click()
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Confirm Contribution' }).click()
    return dialog
  }

  await test.step('without a project nothing is fetched or sent', async () => {
    await openRegistry(page)
    await expect((await contribute()).getByRole('alert')).toBeVisible()
    await fail(page, 'nobody listens')
    await expect.poll(() => complaints.splice(0).join()).toContain('nobody listens')
    expect(askedForReports()).toEqual([])
  })

  const reports = await recordReports(page)
  const told = (text: string) =>
    reports.filter(({ event }) => JSON.stringify(event.exception).includes(text))
  await test.step('a request that fails: its path pattern and error code', async () => {
    await page.evaluate(() => localStorage.removeItem('gift_drafts'))
    await openRegistry(page)
    expect(askedForReports()).toEqual([])
    const dialog = await contribute()
    await expect(dialog.getByRole('alert')).toContainText('even babies need a breather!')
    // The refused session is renewed first; the status of the second attempt is reported.
    await dialog.getByRole('button', { name: 'Confirm Contribution' }).click()
    await expect
      .poll(() => told('/contribute').map(({ event }) => JSON.stringify(event.exception)))
      .toEqual([
        expect.stringContaining('POST /registry/{slug}/items/{id}/contribute: 500 UNREADABLE'),
      ])
    expect(told('FailedCall')).toHaveLength(1)
  })
  await test.step('an error in the page: its message without what was typed', async () => {
    await fail(page, `no ${TYPED.name}, ${EMAIL}, ${PHONE} at /registry/demo?token=abc`)
    await expect.poll(() => told('TypeError').length).toBe(1)
    expect(told('TypeError')[0]?.event).toMatchObject({
      level: 'error',
      tags: { kind: 'page' },
      transaction: '/registry/{slug}',
      request: { url: '/registry/{slug}' },
      exception: { values: [{ value: 'no [typed], [typed], [number] at /registry/{slug}' }] },
    })
    await page.evaluate(() => void Promise.reject(new RangeError('a promise')))
    await expect.poll(() => told('RangeError').length).toBe(1)
  })
  await test.step('nothing personal in any report, and only our own server is asked', async () => {
    const all = reports.map(({ text, headers }) => text + JSON.stringify(headers)).join()
    for (const marker of [...Object.values(TYPED), EMAIL, PHONE, 'token=abc']) {
      expect(all).not.toContain(marker)
    }
    expect(reports.map(({ text }) => text).join()).not.toContain('/registry/demo')
    expect(reports.map(({ text }) => text).join()).not.toMatch(
      /breadcrumbs|cookie|ip_address|"user":/i,
    )
    expect([...origins]).toEqual([baseURL])
    complaints.splice(0)
  })
})

/**
 * Configures error reporting in the documents that the page loads next, as a server with a SENTRY_DSN
 * does, and records the reports that it sends to our server, which passes them on.
 */
async function recordReports(page: Page): Promise<ErrorReport[]> {
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
