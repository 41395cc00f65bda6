import type { Locator, Page } from '@playwright/test'
import { addItems, addItemWithContributions } from '../support/contributions.ts'
import { offerTo, uploadPhoto } from '../support/offerings/create-offering.ts'
import { expect, type Owner, openItemMenu, ownCard, test } from '../support/owner.ts'
import { openSettings } from '../support/settings-page.ts'
import { solidImage } from '../support/solid-image.ts'

test.use({ viewport: { width: 390, height: 844 }, expectsRefusals: true })

const COT = 'Moon cot'
const OFFERED = 'Foldable baby bath'

/** A layer: how it is opened, and itself. */
type Layer = readonly [press: (page: Page) => Locator, layer: (page: Page) => Locator]

const button =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('button', { name }).first()
const dialog =
  (name?: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('dialog', name === undefined ? {} : { name })
const itemMenu = (page: Page): Locator => page.getByRole('menu')
const question = (page: Page): Locator => page.getByRole('alertdialog')
const details = (page: Page) => ownCard(page, COT).getByRole('button', { name: /^Details/ })

/** Number of the first entries of `LAYERS` that together have a drawer, a menu, a dialog and a question. */
const KINDS = 3

/** Every layer of the owner's area, with the layers that open over it. */
const LAYERS: {
  page: string
  on: string
  /** Opens a menu that holds the first control. */
  before?: (page: Page) => Promise<void>
  layers: Layer[]
}[] = [
  { page: 'menu', on: '/dashboard', layers: [[button('Open menu'), dialog('Owner menu')]] },
  { page: 'item menu', on: '/dashboard', layers: [[button('More actions for Bib'), itemMenu]] },
  {
    page: 'item details and the deletion of a contribution',
    on: '/dashboard',
    layers: [
      [details, dialog(COT)],
      [page => dialog(COT)(page).getByRole('button', { name: /^Delete Mei/ }), question],
    ],
  },
  {
    page: 'reset of contributions',
    on: '/dashboard',
    before: page => openItemMenu(page, COT),
    layers: [[page => page.getByRole('menuitem', { name: 'Reset contributions' }), question]],
  },
  {
    page: 'deletion of an item',
    on: '/dashboard',
    before: page => openItemMenu(page, 'Bib'),
    layers: [[page => page.getByRole('menuitem', { name: 'Delete' }), question]],
  },
  {
    page: 'deletion of an unconfirmed contribution',
    on: '/to-confirm',
    layers: [[button(/^Not received: Mei/), question]],
  },
  {
    page: 'acceptance of an offering',
    on: '/dashboard?tab=gift-passing',
    layers: [[button(`Accept: ${OFFERED}`), dialog('Accept this item?')]],
  },
  {
    page: 'rejection of an offering',
    on: '/dashboard?tab=gift-passing',
    layers: [[button(`Decline: ${OFFERED}`), dialog('Decline kindly')]],
  },
  {
    page: 'flag of an offering',
    on: '/dashboard?tab=gift-passing',
    layers: [[button(`Flag: ${OFFERED}`), dialog('Flag this offer')]],
  },
  {
    page: 'photos of an offering',
    on: '/dashboard?tab=gift-passing',
    layers: [[button(`Open the photo of ${OFFERED}`), dialog(`Photos of ${OFFERED}`)]],
  },
  {
    page: 'messages of an offering',
    on: '/dashboard?tab=gift-passing',
    layers: [[button(/^Write to .*Foldable/), dialog(/^You and/)]],
  },
  {
    page: 'deletion of the account',
    on: '/registry-settings',
    layers: [[button('Delete account…'), dialog('Delete your account?')]],
  },
]

/** Fills a registry with everything that the layers need. */
async function fillRegistry(page: Page, owner: Owner): Promise<void> {
  await addItems(page, ['Bib', 'Pram'])
  await addItemWithContributions(page, owner, COT, [
    { name: 'Mei Lin Koh', amount: 20, email: 'mei@example.com' },
  ])
  const photo = await uploadPhoto(page.request, solidImage(204, 170, 136))
  await offerTo(page.request, owner, { offererEmail: 'shanti@example.com', photoIds: [photo] })
}

/** Returns path and query string of a page. */
const urlOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

const layersOfEntry = (page: Page) => page.evaluate(() => history.state?.layers ?? 0)

async function openLayers(page: Page, layers: readonly Layer[]): Promise<void> {
  for (const [index, [press, layer]] of layers.entries()) {
    await press(page).click()
    await expect(layer(page).last()).toBeVisible()
    await expect.poll(() => layersOfEntry(page)).toBe(index + 1)
  }
}

test('Back closes every layer of the owner’s area, one by one, and stays on the page', async ({
  page,
  owner,
}) => {
  test.setTimeout(180_000)
  await fillRegistry(page, owner)
  for (const [index, { page: name, on, before, layers }] of LAYERS.entries()) {
    await test.step(name, async () => {
      // Several layers are on the same page, which has none open now.
      if (urlOf(page) !== on) await page.goto(on)
      await before?.(page)
      await openLayers(page, layers)
      for (const [, layer] of layers.toReversed()) {
        await page.goBack()
        await expect(layer(page)).toHaveCount(0)
        expect(urlOf(page)).toBe(on)
      }
      // Layers of a kind share the code that closes them; only opening them differs.
      if (index >= KINDS) return
      await test.step('Forward opens nothing', async () => {
        await page.goForward()
        await expect.poll(() => layersOfEntry(page)).toBe(0)
        await expect(page.locator('dialog[open]')).toHaveCount(0)
      })
      await test.step('closed by Escape, it leaves no entry', async () => {
        await before?.(page)
        await openLayers(page, layers)
        for (const [, layer] of layers.toReversed()) {
          await page.keyboard.press('Escape')
          await expect(layer(page)).toHaveCount(0)
        }
        await expect.poll(() => layersOfEntry(page)).toBe(0)
      })
    })
  }
  await test.step('after a closed dialog, Back leaves the page', () => leaveAfterClosedMenu(page))
  await test.step('a reload with an open dialog leaves its entry', async () => {
    await page.goto('/to-confirm')
    await openLayers(page, [[button(/^Not received: Mei/), question]])
    await page.reload()
    await button(/^Not received: Mei/)(page).waitFor()
    await expect.poll(() => layersOfEntry(page)).toBe(0)
  })
})

async function leaveAfterClosedMenu(page: Page): Promise<void> {
  await page.goto('/to-confirm')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Thank-yous/ })
    .click()
  await expect(page).toHaveURL('/thank-yous')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect.poll(() => layersOfEntry(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/to-confirm')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Not received: Mei/ })).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL('/thank-yous')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('Back asks before unsaved settings are lost, closes the question, and leaves when confirmed', async ({
  page,
  owner: _signedIn,
}) => {
  await page.goto('/to-confirm')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL('/registry-settings')
  await page.getByRole('switch', { name: 'PayNow' }).waitFor()
  const title = page.getByRole('textbox', { name: /^Title/ })
  await title.fill('Welcome, little one')
  const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' })

  await page.goBack()
  await expect(leave).toBeVisible()
  await expect.poll(() => layersOfEntry(page)).toBe(1)
  await page.goBack()
  await expect(leave).toBeHidden()
  await expect(page).toHaveURL('/registry-settings')
  await expect(title).toHaveValue('Welcome, little one')

  await page.goBack()
  await expect(leave).toBeVisible()
  await expect.poll(() => layersOfEntry(page)).toBe(1)
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(leave).toBeHidden()
  await expect.poll(() => layersOfEntry(page)).toBe(0)

  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect.poll(() => layersOfEntry(page)).toBe(1)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(leave).toBeHidden()

  await page.goBack()
  await expect(leave).toBeVisible()
  await expect.poll(() => layersOfEntry(page)).toBe(1)
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/to-confirm')
  await expect(leave).toBeHidden()
})

test('a new payee is confirmed with a password that Back can cancel', async ({
  page,
  owner: _signedIn,
}) => {
  const { method, save, bar } = await openSettings(page)
  await page.getByRole('switch', { name: 'Wise' }).check()
  await method('Wise').getByLabel('Wisetag').fill('@priyar12')
  await save.click()
  await page.getByLabel('Your password').waitFor()
  await page.goBack()
  await expect(page.getByLabel('Your password')).toBeHidden()
  await expect(page).toHaveURL('/registry-settings')
  await expect(bar).toBeVisible()
})
