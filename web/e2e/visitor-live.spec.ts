import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { giveElsewhere, openLive } from './support/live.ts'
import { expect, test } from './support/product.ts'
import { card, fillGift, openRegistry, startContribution } from './support/registry.ts'

const PRAM = 'Foldable travel pram with rain cover'
const CRIB = 'Beech bedside crib with mattress'
const LIST = /\/api\/registry\/demo\/items\?/

const amounts = (page: Page) => card(page, PRAM).locator('.front .amounts')
const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

test('two visitors see each other’s gifts, and nobody is disturbed', async ({
  page,
  browser,
  product,
}) => {
  const other = await browser.newPage({ baseURL: product.url })
  await Promise.all([openLive(page), openLive(other)])
  await card(page, PRAM)
    .getByRole('button', { name: `Details for ${PRAM}` })
    .click()
  const back = card(page, PRAM).getByRole('button', { name: `Back to ${PRAM}` })
  await expect(back).toBeFocused()
  const before = { y: await scrollY(page), words: (await amounts(page).textContent()) ?? '' }

  await startContribution(other, PRAM)
  const dialog = await fillGift(other, { amount: '5', name: 'Uncle Raj' })
  await dialog.getByRole('button', { name: /^PayNow/ }).click()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Confirm Contribution' }).click()

  await expect(amounts(page)).not.toHaveText(before.words)
  await expect(back).toBeFocused()
  expect(await scrollY(page)).toBe(before.y)

  // Who reads the names sees the next one come; the giver's page follows too.
  await card(page, PRAM)
    .getByRole('button', { name: `Who gave to ${PRAM}` })
    .click()
  const people = page.getByRole('dialog', { name: PRAM }).getByRole('listitem')
  await expect(people.filter({ hasText: 'Uncle Raj' })).toBeVisible()
  await giveElsewhere(page.request, { item: PRAM, name: 'Auntie Priya', amount: 7 })
  await expect(people.filter({ hasText: 'Auntie Priya' })).toBeVisible()
  await expect
    .poll(async () => (await amounts(other).textContent()) === (await amounts(page).textContent()))
    .toBe(true)
  await other.close()
})

test('who is about to pay is offered what is left, and keeps the note', async ({ page }) => {
  await openLive(page)
  await startContribution(page, CRIB)
  const dialog = await fillGift(page, { amount: '60', note: 'For sound sleep' })
  await dialog.getByRole('button', { name: /^PayNow/ }).click()
  await giveElsewhere(page.request, { item: CRIB, name: 'Grandma', leaving: 20 })
  await dialog.getByRole('button', { name: 'Give $20.00 instead' }).click()
  await expect(dialog.getByText('For sound sleep')).toBeVisible()
  await expect(dialog.getByRole('img', { name: /to pay \$20\.00/ })).toBeVisible()
})

test.describe('while the registry cannot be loaded', () => {
  test.use({ expectsRefusals: true })

  test('what is on the page stays, and a quiet notice says why', async ({ page, context }) => {
    // A line on which nothing more is told, so that nothing is loaded but what the story sets off.
    const body = 'retry: 3600000\nevent: hello\ndata: {}\n\n'
    await page.route('**/registry/demo/events', route =>
      route.fulfill({ contentType: 'text/event-stream', body }),
    )
    await openLive(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    const notice = page.locator('.page-notice')
    const loadsAgain = countLoads(page)
    const comeBack = async () => {
      await page.evaluate(() => dispatchEvent(new Event('focus')))
      await loadsAgain()
    }
    const answerWith = async (
      answer: Parameters<import('@playwright/test').Route['fulfill']>[0],
    ) => {
      await page.unroute(LIST)
      await page.route(LIST, route => route.fulfill(answer))
    }

    await answerWith({ status: 503, json: {} })
    await comeBack()
    for (let retries = 0; retries < 3; retries += 1) {
      await expect(notice).toHaveCount(0)
      await loadsAgain()
    }
    // A load of before the line broke may have been among those.
    const untilTold = async () => {
      if (!(await notice.isVisible())) await page.clock.runFor(100)
      return notice.isVisible()
    }
    await expect.poll(untilTold, { intervals: [100] }).toBe(true)
    await expect(notice).toContainText('Failed to load registry items. Please refresh the page.')
    await expect(page.getByRole('article')).toHaveCount(12)

    await answerWith({ status: 429, headers: { 'retry-after': '45' }, json: {} })
    await notice.getByRole('button', { name: 'Try Again' }).click()
    await expect(notice).toContainText('Whoa there, baby! We need a little break...')
    await expect(notice).toContainText('You can try again in about 45 seconds.')
    await page.clock.runFor(45_100)
    await expect(notice).toContainText('You can try again now.')
    await page.unroute(LIST)
    await notice.getByRole('button', { name: 'Try Again' }).press('Enter')
    await loadsAgain()
    await expect(notice).toHaveCount(0)
    await expect(page.locator('#items')).toBeFocused()

    await context.setOffline(true)
    await expect(notice).toContainText('You are offline.')
    await context.setOffline(false)
    // Once as the line is back, once more as the page hears again what happens.
    await loadsAgain(2)
    await expect(notice).toHaveCount(0)

    await answerWith({ status: 404, json: {} })
    await comeBack()
    await expect(notice).toContainText('This registry could not be found.')
    await expect(page.getByRole('article')).toHaveCount(12)
    await page.clock.resume()
    await expectAccessible(page)
  })

  test('a registry that the server could not load is loaded by the browser', async ({ page }) => {
    const html = await (await page.request.get('/registry/no-such-family')).text()
    const failed = html
      .replace(/(<div id="root">).*(<\/div>\s*<script type="application\/json")/s, '$1$2')
      .replace(
        / id="page-data">.*?<\/script>/s,
        ' id="page-data" data-drawn="false">{"page":"error"}</script>',
      )
    await page.route('/registry/demo', route =>
      route.fulfill({ status: 503, body: failed, contentType: 'text/html' }),
    )
    const { promise: seen, resolve: isSeen } = Promise.withResolvers<void>()
    await page.route(LIST, async route => {
      await seen
      await route.fulfill({ status: 503, json: {} })
    })
    await page.clock.install()
    await page.goto('/registry/demo')
    await expect(page.getByText("Getting baby's registry ready...")).toBeVisible()
    isSeen()
    const failure = page.getByText('Failed to load registry items. Please refresh the page.')
    await expect
      .poll(
        async () => {
          await page.clock.runFor(1_000)
          return failure.isVisible()
        },
        { intervals: [100] },
      )
      .toBe(true)
    await page.unroute(LIST)
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(12)
    await expect(page).toHaveTitle('Welcoming Baby Tan · Baby Registry')
  })
})

test('Back brings the place on the page and the open gift again', async ({ page }) => {
  await openRegistry(page)
  await page.mouse.wheel(0, 1_500)
  await expect.poll(() => scrollY(page)).toBe(1_500)
  await page.goto('/create-registry')
  await page.goBack()
  await expect.poll(() => scrollY(page)).toBe(1_500)
  await card(page, PRAM)
    .getByRole('button', { name: `Contribute to ${PRAM}` })
    .click()
  await page.getByRole('dialog', { name: 'Make a Contribution' }).waitFor()
  await page.goto('/create-registry')
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Make a Contribution' })).toBeVisible()
})

/** Gives what lets time pass on a page whose clock stands still, until it asks for the list once more, or as often. */
function countLoads(page: Page): (times?: number) => Promise<void> {
  let loads = 0
  page.on('request', request => {
    if (LIST.test(request.url())) loads += 1
  })
  return async (times = 1) => {
    const due = loads + times
    await expect
      .poll(
        async () => {
          if (loads < due) await page.clock.runFor(100)
          return loads
        },
        { intervals: [30] },
      )
      .toBe(due)
  }
}
