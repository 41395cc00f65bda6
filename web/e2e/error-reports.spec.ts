import type { Page } from '@playwright/test'
import { expect, test as plain } from './support/product.ts'
import { fillGift, openRegistry, startContribution } from './support/registry.ts'
import { type Sentry, test } from './support/sentry.ts'

const ITEM = 'Ergonomic baby carrier in breathable mesh'
/** What a guest types, and nobody else may read. */
const GUEST = { name: 'Marker Name', note: 'marker message for you' }
const EMAIL = 'mei.ling@example.com'
const PHONE = '+65 9876 5432'

/** Lets the page fail by itself, as code of ours would. */
function fail(page: Page, message: string): Promise<void> {
  return page.evaluate(told => {
    setTimeout(() => {
      throw new TypeError(told)
    })
  }, message)
}

plain.use({ expectsRefusals: true })
test.use({ expectsRefusals: true })

plain('without a project nothing is fetched and nobody is told', async ({ page, complaints }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.route('**/contribute', route => route.fulfill({ status: 500, json: {} }))
  await openRegistry(page)
  await startContribution(page, ITEM)
  await fail(page, 'nobody listens')
  await expect.poll(() => complaints.splice(0).join()).toContain('nobody listens')
  expect(asked.filter(path => /sentry|error-reports/.test(path))).toEqual([])
})

test('what fails is reported, each once, without a word of a person', async ({
  page,
  sentry,
  complaints,
  baseURL,
}) => {
  const hosts = new Set<string>()
  page.on('request', request => hosts.add(new URL(request.url()).origin))
  const fetched: string[] = []
  page.on('request', request => fetched.push(new URL(request.url()).pathname))
  const valuesOf = ({ event }: Sentry['taken'][number]) => JSON.stringify(event.exception)
  const told = (words: string) => sentry.taken.filter(report => valuesOf(report).includes(words))

  await test.step('a page that works asks for nothing of it', async () => {
    await openRegistry(page)
    await startContribution(page, ITEM)
    expect(fetched.filter(path => /sentry|error-reports/.test(path))).toEqual([])
  })

  await test.step('a call that fails: its pattern and its code', async () => {
    const answers = [429, 401, 500]
    await page.route('**/contribute', route =>
      route.fulfill({ status: answers.shift() ?? 500, json: { error: `to ${EMAIL}` } }),
    )
    const dialog = await fillGift(page, { amount: '5', ...GUEST })
    await dialog.getByRole('button', { name: /^PayNow/ }).click()
    await dialog.getByRole('checkbox').check()
    const confirm = dialog.getByRole('button', { name: 'Confirm Contribution' })
    await confirm.click()
    await expect(dialog.getByRole('alert')).toContainText('even babies need a breather!')
    // The session that was refused is renewed, and what then comes is a failure.
    await confirm.click()
    await expect
      .poll(() => told('/contribute').map(valuesOf))
      .toEqual([
        expect.stringContaining('POST /registry/{slug}/items/{id}/contribute: 500 UNREADABLE'),
      ])
    expect(told('FailedCall')).toHaveLength(1)
  })

  await test.step('an error of the page: what, where in our code, on which kind of page', async () => {
    const words = `no ${GUEST.name}, ${EMAIL}, ${PHONE} at /registry/demo?token=abc`
    await fail(page, words)
    await expect.poll(() => told('TypeError').length).toBe(1)
    const event = told('TypeError')[0]?.event
    expect(event).toMatchObject({
      level: 'error',
      tags: { kind: 'page' },
      transaction: '/registry/{slug}',
      request: { url: '/registry/{slug}' },
      exception: { values: [{ value: 'no [typed], [typed], [number] at /registry/{slug}' }] },
    })
    await page.evaluate(() => void Promise.reject(new RangeError('a promise')))
    await expect.poll(() => told('RangeError').length).toBe(1)
  })

  await test.step('nothing of a person, and nobody but our own server is asked', async () => {
    const all = sentry.taken.map(({ text, headers }) => text + JSON.stringify(headers)).join()
    for (const marker of [...Object.values(GUEST), EMAIL, PHONE, 'token=abc', '/registry/demo']) {
      expect(all).not.toContain(marker)
    }
    expect(all).not.toMatch(/breadcrumbs|cookie|ip_address|"user":/i)
    expect([...hosts]).toEqual([baseURL])
    complaints.splice(0)
  })
})
