import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { becomeGuest, offer, parents } from './support/guest-offerings.ts'
import { expect, type Owner, test } from './support/owner.ts'
import { card } from './support/registry.ts'

/** The registry with Track Offerings over it, as a guest opens it. */
async function openTrack(page: Page, owner: Owner): Promise<void> {
  await page.goto(`/registry/${owner.slug}?track=`)
  await expect(page.getByRole('heading', { name: 'Track Offerings' })).toBeFocused()
}

const find = (page: Page) => page.getByRole('button', { name: 'Find my offerings' })

test('who offered sees how each thing stands, by the address alone', async ({ page, owner }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const list = parents(page, await becomeGuest(page))
  const email = `mei-${owner.slug}@example.com`
  const add = (itemName: string) => offer(page, owner, { itemName, offererEmail: email })
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
  await test.step('an address that is none is refused where it stands', async () => {
    for (const typed of ['', 'mei@', 'mei example.com']) {
      await field.fill(typed)
      await field.press('Enter')
      await expect(page.getByText('Please enter a valid email address')).toBeVisible()
      await expect(field).toBeFocused()
    }
    await field.fill('someone-else@example.com')
    await expect(page.getByText('Please enter a valid email address')).toHaveCount(0)
  })
  await test.step('an unknown one finds nothing, and may begin', async () => {
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
  await test.step('the own one lists all, the newest first', async () => {
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
  await test.step('the address waits for a reload of this tab, and Escape leads back', async () => {
    await page.reload()
    await expect(field).toHaveValue(email)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`/registry/${owner.slug}$`))
  })
})

test.describe('what goes wrong', () => {
  test.use({ expectsRefusals: true })

  test('is said, and the list of before is emptied', async ({ page, owner }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await becomeGuest(page)
    const email = `wei-${owner.slug}@example.com`
    await offer(page, owner, { itemName: 'Bouncer', offererEmail: email })
    let answer: ((route: import('@playwright/test').Route) => Promise<void>) | undefined
    await page.route('**/track-offerings?*', route => answer?.(route) ?? route.continue())
    await page.evaluate(kept => localStorage.setItem('visitor_data', JSON.stringify(kept)), {
      name: 'Wei',
      email,
      relationship: 'friend',
      hasCompletedOnboarding: true,
    })
    await openTrack(page, owner)
    await expect(page.getByLabel('Email you used')).toHaveValue(email)
    const alert = page.getByRole('dialog').getByRole('alert')

    const failures: [typeof answer, string][] = [
      [
        route =>
          route.fulfill({ status: 500, json: { success: false, error: 'We rest a little.' } }),
        'We rest a little.',
      ],
      [route => route.abort(), 'Failed to load your offerings'],
      [
        route => route.fulfill({ status: 429, headers: { 'retry-after': '1800' }, json: {} }),
        'Too many tries. Please wait 30 minutes and try again.',
      ],
    ]
    for (const [failing, words] of failures) {
      answer = undefined
      await find(page).click()
      await expect(card(page, 'Bouncer')).toBeVisible()
      await expect(alert).toHaveCount(0)
      answer = failing
      await find(page).click()
      await expect(alert).toHaveText(words)
      await expect(page.getByRole('article')).toHaveCount(0)
    }
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Back to Registry' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
