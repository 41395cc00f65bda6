import type { Page } from '@playwright/test'
import { addItems, addItemWithContributions } from '../support/contributions.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { holdFonts, watchShifts } from '../support/layout-shifts.ts'
import { expectAccessibleInLooks } from '../support/looks.ts'
import { offerTo } from '../support/offerings/create-offering.ts'
import { expect, type Owner, ownCard, ownerHeaders, test } from '../support/owner.ts'
import { startContribution } from '../support/registry-page.ts'

const ITEM = 'Moon night light'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const bar = (page: Page) => page.getByRole('navigation', { name: 'Quick access' })

/** Turns off the PayNow number that the installation gives every registry. */
async function turnOffPayments(page: Page, { password }: Owner): Promise<void> {
  const answer = await page.request.put('/api/admin/payment-methods', {
    headers: await ownerHeaders(page),
    data: { methods: { 'singapore-paynow': { address: '', bankShows: '' } }, password },
  })
  expect(answer.status()).toBe(200)
}

const enlargeText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

/** Returns the controls of the open dialog that are wider than the screen, or beside it. */
const controlsOutside = (page: Page) =>
  page
    .getByRole('dialog')
    .locator('button:not(.choice), input, textarea')
    .evaluateAll(all =>
      all
        .filter(it => it.getBoundingClientRect().right > document.documentElement.clientWidth)
        .map(it => it.outerHTML.slice(0, 120)),
    )

test('the first item and Share are on the first screen, above the bar, and nothing shifts', async ({
  page,
  owner,
}) => {
  await addItemWithContributions(page, owner, ITEM, [{ name: 'Mei Lin Koh', amount: 20 }])
  await turnOffPayments(page, owner)
  const shift = await watchShifts(page)
  await page.goto('/dashboard')
  const card = ownCard(page, ITEM)
  await card.waitFor()
  await expect(page.getByText('Visitors cannot pay you yet')).toBeVisible()
  // The first steps are folded once there is an item.
  await page.reload()
  await card.waitFor()
  const barTop = (await bar(page).boundingBox())?.y ?? 0
  const box = await card.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(barTop)
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).first(),
  ).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Recent activity' })).toBeHidden()
  expect(await shift()).toBeLessThan(0.001)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Activity and totals/ }).click()
  await expect(page.getByRole('heading', { name: 'Recent activity' })).toBeVisible()
  await expectAccessible(page)
  await test.step('in print no bar covers the end of a page', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(bar(page)).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await expect(bar(page)).toBeVisible()
  })
  await test.step('with 200 % text nothing is wider than the screen', async () => {
    await page.getByRole('main').getByRole('button', { name: '+ Add New Item' }).click()
    await page.getByRole('button', { name: /^First steps/ }).click()
    await page.getByText('Open the link that we sent').waitFor()
    await enlargeText(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test('the choice of how to sign in is no wider than the screen with 200 % text', async ({
  page,
}) => {
  await page.goto('/admin')
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()
  await enlargeText(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a long name without spaces and 200 % text make no page wider than the screen', async ({
  page,
  owner,
}) => {
  const long = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk'
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await page.goto('/registry-settings')
  const answer = await page.request.put('/api/admin/profile', {
    headers: await ownerHeaders(page),
    data: { name: long, registryTitle: long },
  })
  expect(answer.status()).toBe(200)
  await page.reload()
  await page.getByRole('textbox', { name: 'Display Name' }).waitFor()
  await page
    .getByRole('button', { name: /^Sign out/ })
    .first()
    .waitFor()
  await enlargeText(page)
  expect(await width()).toBe(390)
  await page.setViewportSize({ width: 1024, height: 768 })
  expect(await width()).toBe(1024)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard')
  await page.getByRole('main').getByText(long).waitFor()
  expect(await width()).toBe(390)
  await addItemWithContributions(page, owner, ITEM, [{ name: 'Mei Lin Koh', amount: 20 }])
  await page.goto('/to-confirm')
  const notReceived = page.getByRole('button', { name: /^Not received/ })
  await notReceived.waitFor()
  await enlargeText(page)
  const box = await notReceived.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(390)
  await page.goto('/thank-yous')
  await page.getByRole('link', { name: /Mei Lin Koh/ }).click()
  await page.getByLabel('Your note').waitFor()
  await enlargeText(page)
  expect(await width()).toBe(390)
})

test('no control of a sheet leaves a screen of 320 px with 200 % text', async ({ page, owner }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await addItemWithContributions(page, owner, ITEM, [{ name: 'Mei Lin Koh', amount: 20 }])
  const answer = await page.request.put('/api/admin/profile', {
    headers: await ownerHeaders(page),
    data: { name: 'Donaudampfschifffahrtselektrizitaet' },
  })
  expect(answer.status()).toBe(200)
  await page.goto('/dashboard')
  await ownCard(page, ITEM)
    .getByRole('button', { name: /^Details/ })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Verify/ })
    .waitFor()
  await enlargeText(page)
  expect(await controlsOutside(page)).toEqual([])
  await page.goto(`/registry/${owner.slug}`)
  await startContribution(page, ITEM)
  await enlargeText(page)
  expect(await controlsOutside(page)).toEqual([])
})

test('a headline of three lines shifts nothing once it was shown', async ({ page, owner }) => {
  await addItemWithContributions(page, owner, ITEM, [{ name: 'Mei Lin Koh', amount: 20 }])
  await offerTo(page.request, owner, { offererEmail: 'shanti@example.com' })
  await offerTo(page.request, owner, { offererEmail: 'deepa@example.com' })
  const shift = await watchShifts(page)
  const headline = page.getByRole('heading', { level: 1 })
  const complete = '1 gift to confirm, 1 thank-you to write, 2 requests to review.'
  await page.goto('/dashboard')
  await expect(headline).toContainText(complete)
  const releaseFonts = await holdFonts(page)
  await page.reload({ waitUntil: 'commit' })
  await ownCard(page, ITEM).waitFor()
  await expect(headline).toContainText(complete)
  expect((await headline.boundingBox())?.height).toBe(90)
  expect(await shift()).toBeLessThan(0.001)
  releaseFonts()
})

test('the bar leads to the pages, marks the current one, and hides while text is typed', async ({
  page,
  owner,
}) => {
  await addItemWithContributions(page, owner, ITEM, [{ name: 'Mei Lin Koh', amount: 20 }])
  await addItems(page, ['Cot'])
  await page.goto('/dashboard')
  await ownCard(page, ITEM).waitFor()
  const items = bar(page).getByRole('button', { name: 'Items' })
  await expect(items).toHaveAttribute('aria-current', 'page')
  await test.step('it hides while text is typed and while the form is open', async () => {
    await page.getByRole('button', { name: 'Search and sort' }).click()
    await page.getByRole('searchbox').focus()
    await expect(bar(page)).toBeHidden()
    await page.getByRole('searchbox').blur()
    await expect(bar(page)).toBeVisible()
    await page.getByRole('button', { name: '+ Add New Item' }).click()
    await page.getByLabel('Product name *').waitFor()
    await expect(bar(page)).toBeHidden()
    await page.getByRole('button', { name: '✕ Cancel' }).click()
  })
  await test.step('To confirm has a number', async () => {
    await bar(page).getByRole('link', { name: 'To confirm 1' }).click()
    await expect(page).toHaveURL(/\/to-confirm$/)
    await expect(bar(page).getByRole('link', { name: 'To confirm 1' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })
  await test.step('Items leads back', async () => {
    await bar(page).getByRole('link', { name: 'Thank-yous' }).click()
    await expect(page).toHaveURL(/\/thank-yous$/)
    await items.click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})

test('Share opens the menu of the phone, or a message to copy or send', async ({ page, owner }) => {
  const url = new URL(`/registry/${owner.slug}`, page.url()).href
  await test.step('without a share menu', async () => {
    await page.goto('/dashboard')
    await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).first().click()
    const sheet = page.getByRole('dialog', { name: 'Pass it on' })
    await expect(sheet.getByLabel('Message')).toHaveValue(
      `You are warmly invited to our baby registry, “Baby Raman”. Have a look: ${url}`,
    )
    await expect(sheet.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })
  await test.step('with a share menu', async () => {
    await page.addInitScript(() => {
      navigator.share = async data => void Object.assign(window, { shared: data })
    })
    await page.goto('/registry-card')
    const share = page.getByRole('main').getByRole('button', { name: 'Share', exact: true })
    await expect(share).toBeInViewport()
    await share.click()
    const shared = () => page.evaluate(() => Reflect.get(window, 'shared'))
    await expect.poll(shared).toEqual({
      title: 'Baby Raman',
      text: 'You are warmly invited to our baby registry, “Baby Raman”.',
      url,
    })
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('the first steps report an unconfirmed email and missing payments, and are hidden on request', async ({
  page,
  owner,
}) => {
  await turnOffPayments(page, owner)
  await page.goto('/dashboard')
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps).toContainText('Visitors cannot pay you yet · Email not confirmed')
  await expect(steps).toContainText(`Open the link that we sent to ${owner.email}.`)
  await expectAccessible(page)
  await steps.getByRole('button', { name: 'Send a new link' }).click()
  await expect(steps.getByText('A new link is on its way.')).toBeVisible()
  await steps.getByRole('button', { name: 'Wrong address?' }).click()
  await expect(steps.getByLabel('Correct email address')).toBeFocused()
  await steps.getByRole('button', { name: 'Send link there' }).click()
  await expect(steps.getByText('Password must be at least 4 characters long')).toBeVisible()
  await expectAccessibleInLooks(page)
  await steps.getByRole('button', { name: 'Hide these steps' }).click()
  const rest = page.getByRole('region', { name: 'Before you share' })
  await expect(rest).toContainText('Visitors cannot pay you yet')
  await expect(rest.getByRole('listitem')).toHaveCount(2)
  await page.reload()
  await expect(rest).toContainText('Visitors cannot pay you yet')
  await rest.getByRole('link', { name: 'Set up payment' }).click()
  await expect(page.getByRole('heading', { name: 'Payment methods' })).toBeFocused()
})
