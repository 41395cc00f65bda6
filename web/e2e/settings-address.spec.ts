import { expect, test } from './support/owner.ts'
import { holdCalls, openSettings } from './support/settings.ts'

const free = { success: true, available: true }
const taken = { success: true, available: false }

test.describe('the registry address, checked while it is typed', () => {
  test.use({ expectsRefusals: true })

  test('says what is wrong with it, and asks 500 ms after the last key', async ({
    page,
    owner,
  }) => {
    await page.clock.install()
    const { address, save } = await openSettings(page)
    const calls = await holdCalls(page, '**/api/admin/check-slug/*')
    await page.clock.pauseAt(Date.now() + 60_000)
    await expect(address).toHaveValue(owner.slug)

    await address.fill('Baby_Tan!')
    await expect(address).toHaveValue('baby_tan!')
    await expect(
      page.getByText('Only lowercase letters, numbers, and hyphens allowed'),
    ).toBeVisible()
    await address.fill('ab')
    await expect(page.getByText('Registry slug must be between 3 and 50 characters')).toBeVisible()
    await save.click()
    await expect(page.getByText('Registry slug must be at least 3 characters long')).toBeVisible()
    await page.clock.runFor(1)
    await expect(address).toBeFocused()

    await address.fill('somebody-else')
    await expect(page.getByText('Checking availability…')).toBeVisible()
    await expect(save).toBeDisabled()
    await page.clock.runFor(499)
    expect(calls.asked()).toEqual([])
    await page.clock.runFor(1)
    await expect.poll(calls.asked).toEqual(['somebody-else'])
    calls.answer('somebody-else', taken)
    await expect(page.getByText('This URL is already taken')).toBeVisible()
    await save.click()
    await expect(page.getByText('Please choose an available registry slug')).toBeVisible()
    await page.clock.runFor(1)
    await expect(address).toBeFocused()
    await expect(address).toHaveValue('somebody-else')

    await address.fill(owner.slug)
    await expect(page.getByText('Your old link keeps working when you change it.')).toBeVisible()
    await page.clock.runFor(1000)
    expect(calls.asked()).not.toContain(owner.slug)
  })

  test('offers addresses that are free instead of one that is taken', async ({ page, owner }) => {
    const { address, title } = await openSettings(page)
    await title.fill(`Welcome, ${owner.slug}`)
    await address.fill('demo')
    await page.getByRole('button', { name: `welcome-${owner.slug}` }).click()
    await expect(address).toHaveValue(`welcome-${owner.slug}`)
    await expect(address).toBeFocused()
    await expect(page.getByText('This URL is available.')).toBeVisible()
    await expect(page.getByText('Free:')).toHaveCount(0)
  })

  test('takes no slower answer to an earlier text, and asks again where none came', async ({
    page,
    owner: _signedIn,
  }) => {
    await page.clock.install()
    const { address, save } = await openSettings(page)
    const calls = await holdCalls(page, '**/api/admin/check-slug/*')
    await page.clock.pauseAt(Date.now() + 60_000)
    await address.fill('the-first')
    await page.clock.runFor(500)
    await expect.poll(calls.asked).toEqual(['the-first'])
    await address.fill('the-second')
    await page.clock.runFor(500)
    await expect.poll(calls.asked).toEqual(['the-first', 'the-second'])
    calls.answer('the-second', free)
    const available = page.getByText('This URL is available. Your old link keeps working.')
    await expect(available).toBeVisible()
    calls.answer('the-first', taken)
    await page.clock.runFor(5000)
    await expect(available).toBeVisible()

    await address.fill('the-third')
    await page.clock.runFor(500)
    await expect.poll(calls.asked).toContain('the-third')
    calls.answer('the-third', 'lost')
    await expect(page.getByText('Error checking availability')).toBeVisible()
    await save.click()
    await expect(page.getByText('Please choose an available registry slug')).toBeVisible()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(save).toBeDisabled()
    // As soon as it was asked for once more.
    const answered = async () => {
      calls.answer('the-third', free)
      return available.isVisible()
    }
    await expect.poll(answered).toBe(true)
  })
})
