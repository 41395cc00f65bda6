import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expectAccessibleInLooks, NARROW_DARK, showLook, WIDE_LIGHT } from '../support/looks.ts'
import { expect, test } from '../support/product.ts'
import {
  card,
  fillContribution,
  openLiveRegistry,
  openRegistry,
  startContribution,
} from '../support/registry-page.ts'

const ITEM = 'Foldable travel pram with rain cover'
const QR_REQUESTS = '**/api/generate-paynow-qr'
const CONTRIBUTE = '**/contribute'
const LIST = /\/api\/registry\/demo\/items\?/

/** Every state of a registry's page, each reached from the one before it, and its check if it has its own. */
const states: [
  name: string,
  go: (page: Page) => Promise<unknown>,
  check?: (page: Page) => Promise<void>,
][] = [
  ['the list', openLiveRegistry],
  ['a flipped card', flip],
  ['a notice', loadInVain],
  ['an item in detail', showDetails],
  ['the menu', openMenu, expectAccessibleMenus],
  ['an empty category', showEmptyCategory],
  ['a signed-in owner’s header', signIn],
  ['the first step', page => startContribution(page, ITEM)],
  ['the first step with errors', failForm],
  ['a code that failed', failCode],
  ['the payment by PayNow', retryCode],
  ['the payment by UPI', payByUpi],
  ['a large code', enlargeCode],
  ['the payment by Wise', payByWise],
  ['a contribution without a response', loseResponse],
  ['a payment above what is left', refuseInPart],
  ['a form above what is left', goBackToForm],
  ['an item of which nothing is left', refuseWhole],
]

test.describe('in every look', () => {
  test.use({ ...NARROW_DARK, expectsRefusals: true })

  test('no state has a barrier or scrolls sideways', async ({ page }) => {
    for (const [name, go, check = expectAccessibleInLooks] of states) {
      await test.step(name, async () => {
        await go(page)
        await check(page)
      })
    }
    // A pending request would fail the next test.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test.describe('on a tablet in forced colours', () => {
  test.use({
    viewport: { width: 768, height: 900 },
    contextOptions: { forcedColors: 'active' },
  })

  test('neither the list nor the steps of a contribution have a barrier', async ({ page }) => {
    await openRegistry(page)
    await expectAccessible(page)
    await startContribution(page, ITEM)
    await expectAccessible(page)
    await fillContribution(page, { amount: '5' })
    await retryCode(page)
    await expectAccessible(page)
  })
})

async function flip(page: Page): Promise<void> {
  const item = card(page, ITEM)
  await item.getByRole('button', { name: `Details for ${ITEM}` }).click()
  await item.getByRole('button', { name: `Back to ${ITEM}` }).waitFor()
}

/** Returns to the tab after the registry was deleted. */
async function loadInVain(page: Page): Promise<void> {
  await page.route(LIST, route => route.fulfill({ status: 404, json: {} }))
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  const notice = page.locator('.live-notice_page-notice')
  await expect
    .poll(async () => {
      await page.clock.runFor(100)
      return notice.isVisible()
    })
    .toBe(true)
  await expect(notice).toContainText('This registry could not be found.')
}

async function showDetails(page: Page): Promise<void> {
  await page.unroute(LIST)
  await card(page, ITEM)
    .getByRole('button', { name: `Who gave to ${ITEM}` })
    .click()
  await page.getByRole('dialog', { name: ITEM }).waitFor()
}

/** Opens the drawer that is the menu on phones. */
async function openMenu(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Close menu' }).waitFor()
}

/** Checks the drawer, and the sidebar that is the menu from 768 px on, after it was toggled. */
async function expectAccessibleMenus(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await showLook(page, WIDE_LIGHT)
  await page.getByRole('button', { name: /^(Collapse|Expand) menu$/ }).click()
  await expectAccessible(page)
  await showLook(page, NARROW_DARK)
}

async function showEmptyCategory(page: Page): Promise<void> {
  await openRegistry(page, '?category=Potty+Training')
  await page.getByRole('button', { name: /^Filter:/ }).click()
  await expect(page.getByRole('heading', { name: 'No Potty Training items yet' })).toBeVisible()
}

/** Signs in as another tab would, and dispatches its storage event. */
async function signIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.evaluate(() => {
    localStorage.setItem('user', JSON.stringify({ name: 'Anjali Tan-Ramasubramanian' }))
    dispatchEvent(new StorageEvent('storage', { key: 'user' }))
  })
  await expect(page.getByText('Welcome, Anjali')).toBeVisible()
}

async function failForm(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Your gift/ }).fill('')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('alert').waitFor()
}

async function failCode(page: Page): Promise<void> {
  await page.route(QR_REQUESTS, route => route.abort())
  const dialog = await fillContribution(page, { amount: '60' })
  await dialog.getByRole('button', { name: /^PayNow/ }).click()
  await dialog.getByText('Unable to generate QR code. Please try again.').waitFor()
  await page.unroute(QR_REQUESTS)
}

async function retryCode(page: Page): Promise<void> {
  const retry = page.getByRole('button', { name: 'Retry' })
  if (await retry.isVisible()) await retry.click()
  else await page.getByRole('button', { name: /^PayNow/ }).click()
  await page.getByRole('img', { name: /PayNow QR/ }).waitFor()
}

async function payByUpi(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^UPI/ }).click()
  await page.getByRole('img', { name: /UPI QR/ }).waitFor()
}

async function enlargeCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show larger', exact: true }).click()
  await page.getByRole('button', { name: 'Show smaller' }).waitFor()
}

async function payByWise(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show smaller' }).click()
  await page.getByRole('button', { name: /^Wise/ }).click()
  await page.getByRole('link', { name: 'Open Wise' }).waitFor()
}

async function loseResponse(page: Page): Promise<void> {
  await page.route(CONTRIBUTE, route => route.abort())
  await confirm(page)
  await page.getByText('Please check your connection').waitFor()
  await page.unroute(CONTRIBUTE)
}

async function refuseInPart(page: Page): Promise<void> {
  await limitRemainingAmount(page, ITEM, 20)
  await confirm(page)
  await page.getByRole('button', { name: 'Give $20.00 instead' }).waitFor()
}

async function goBackToForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.getByRole('dialog', { name: 'Make a Contribution' }).waitFor()
  await page.getByRole('button', { name: 'Give $20.00 instead' }).waitFor()
}

async function refuseWhole(page: Page): Promise<void> {
  await limitRemainingAmount(page, ITEM, 0)
  await page.getByRole('button', { name: 'Give $20.00 instead' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await confirm(page)
  await page.getByRole('dialog', { name: ITEM }).waitFor()
}

async function confirm(page: Page): Promise<void> {
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Confirm Contribution' }).click()
}

/**
 * Rejects the next contribution, because only `left` dollars of an item of $100 remain; then stubs the list with the
 * same amount.
 */
async function limitRemainingAmount(page: Page, item: string, left: number): Promise<void> {
  const funding = {
    totalPrice: 100,
    amountContributed: 100 - left,
    isFullyFunded: left === 0,
    // A version higher than any real one, so that the page takes this list as newer.
    contributorCount: 99 - left,
    can: { contribute: left > 0 },
  }
  let isRejected = false
  await page.route('**/contribute', route => {
    isRejected = true
    const id = /items\/([^/]+)\/contribute/.exec(route.request().url())?.[1]
    const refusal = { error: 'Amount cannot exceed', code: 'AMOUNT_EXCEEDS_REMAINING' }
    const json = { success: false, ...refusal, remaining: left, item: { id, ...funding } }
    return route.fulfill({ status: 409, json })
  })
  await page.route(/\/api\/registry\/demo\/items\?/, async route => {
    if (!isRejected) return route.fallback()
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    const items = data.map((known: { productName: string }) =>
      known.productName === item ? { ...known, ...funding } : known,
    )
    await route.fulfill({ response, json: { ...rest, data: items } })
  })
}
