import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { offerTo } from '../support/offerings/create-offering.ts'
import { ownerActions, signOutToVisitor } from '../support/offerings/owner-actions.ts'
import { expect, type Owner, test } from '../support/owner.ts'
import { card } from '../support/registry-page.ts'

/** Opens the registry with Track Offerings over it. */
async function openTrack(page: Page, owner: Owner): Promise<void> {
  await page.goto(`/registry/${owner.slug}?track=`)
  await expect(page.getByRole('heading', { name: 'Track Offerings' })).toBeFocused()
}

const overflowingTexts = (page: Page) =>
  page
    .locator('dialog :is(p, h3):not(.vh)')
    .evaluateAll(texts =>
      texts
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    )

test.use({ expectsRefusals: true })

const find = (page: Page) => page.getByRole('button', { name: 'Find my offerings' })

test('a visitor finds the status of each of their offerings by email', async ({ page, owner }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const list = ownerActions(page, await signOutToVisitor(page))
  const email = `mei-${owner.slug}@example.com`
  const add = (itemName: string) => offerTo(page.request, owner, { itemName, offererEmail: email })
  await add('Wooden play gym')
  await list.decline(await add('Old car seat'))
  await list.accept(await add('Pram liner'))
  const bath = await add('Baby bath')
  await list.accept(bath)
  await list.wish(bath)
  const cot = await add('Travel cot')
  await list.accept(cot)
  await list.arrange(cot)
  const muslins = await add('Muslins')
  await list.accept(muslins)
  await list.arrange(muslins)
  await list.receive(muslins, 'They fit perfectly!')

  await openTrack(page, owner)
  const field = page.getByLabel('Email you used')
  await test.step('an email that is unknown finds nothing, and leads to an offer', async () => {
    await field.fill('someone-else@example.com')
    await field.press('Enter')
    await expect(
      page.getByRole('heading', { name: 'No offerings for this email yet' }),
    ).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Share Your First Item' }).click()
    await expect(page).toHaveURL(/share=offer/)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Track Offerings' })).toBeFocused()
  })
  await test.step('the email of the offers lists all of them, the newest first', async () => {
    await field.fill(email)
    await field.press('Tab')
    await expect(find(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^6 offerings for /)).toBeVisible()
    await expect(page.getByRole('article').getByRole('heading')).toHaveText([
      'Muslins',
      'Travel cot',
      'Baby bath',
      'Pram liner',
      'Old car seat',
      'Wooden play gym',
    ])
    const told: [string, string, string | RegExp][] = [
      ['Wooden play gym', 'Under Review', 'Under review by the parents.'],
      ['Pram liner', 'Available', 'Live and visible'],
      ['Baby bath', 'Interest Expressed', /Great news.*expressed interest.*mei-.*or by phone/s],
      ['Travel cot', 'Pickup Confirmed', 'Pickup or delivery is arranged.'],
      ['Muslins', 'Completed', /Thank you.*Successfully shared.*“They fit perfectly!” from Priya/s],
      ['Old car seat', 'Declined', 'Not selected this time.'],
    ]
    for (const [name, status, words] of told) {
      await expect(card(page, name).getByText(status, { exact: true })).toBeVisible()
      await expect(card(page, name)).toContainText(words)
      await expect(card(page, name)).toContainText('Gently Used')
      await expect(card(page, name)).toContainText(/Offered \d+ \w+ \d{4}, \d+:\d\d [ap]m SGT/)
    }
    await expect(card(page, 'Baby bath').getByText('Great news')).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('a lookup that fails empties the list', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.route('**/track-offerings?*', route => route.abort(), { times: 1 })
    await find(page).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
      'Failed to load your offerings',
    )
    await expect(page.getByRole('article')).toHaveCount(0)
    await expectAccessible(page)
  })
  await test.step('a reload of this tab keeps the email, and Escape leads back', async () => {
    await page.reload()
    await expect(field).toHaveValue(email)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`/registry/${owner.slug}$`))
  })
})

test('long words break and lines stay separate on a screen of 320 px', async ({ page, owner }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signOutToVisitor(page)
  const offererEmail = `mei@${'m'.repeat(60)}.example.com`
  const description = `Used for one year.\nThe plug is new: ${'m'.repeat(60)}`
  await offerTo(page.request, owner, { itemName: 'm'.repeat(60), description, offererEmail })
  await openTrack(page, owner)
  await page.getByLabel('Email you used').fill(offererEmail)
  await find(page).click()
  const found = page.getByRole('article')
  await expect(found).toHaveCount(1)
  expect.soft(await overflowingTexts(page)).toEqual([])
  expect(await found.innerText()).toContain('Used for one year.\nThe plug is new')
})
