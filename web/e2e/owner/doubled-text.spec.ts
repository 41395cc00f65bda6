import { addItemWithContributions } from '../support/contributions.ts'
import { layoutFaults, openWithDoubledText } from '../support/large-text.ts'
import { expect, ownCard, test } from '../support/owner.ts'

const ITEM = 'Moon night light'

test('nothing of the owner pages leaves a screen of 320 px where the browser doubles the text', async ({
  playwright,
  baseURL,
  page,
  owner,
  complaints,
}) => {
  await addItemWithContributions(page, owner, ITEM, [{ name: 'Mei Lin Koh', amount: 20 }])
  const storageState = await page.context().storageState()
  const { page: doubled, browser } = await openWithDoubledText(
    playwright,
    { baseURL, storageState },
    complaints,
  )
  const expectWithin = async (place: string) => {
    // The event stream of owner pages never ends, so the network need not become idle.
    await expect(doubled.locator('.bone, [aria-busy="true"]')).toHaveCount(0)
    expect.soft(await layoutFaults(doubled), place).toEqual([])
  }
  const urls = ['/dashboard?addItem=true', '/registry-settings', '/notification', '/to-confirm']
  for (const url of [...urls, '/share-product', '/scraping-logs', '/dashboard']) {
    await doubled.goto(url)
    await doubled.getByRole('heading').first().waitFor()
    await expectWithin(url)
  }
  await doubled.getByRole('button', { name: /^Activity and totals/ }).click()
  await doubled.getByText('Still needed').first().waitFor()
  await expectWithin('activity')
  await ownCard(doubled, ITEM).getByRole('button', { name: /^Edit/ }).click()
  await doubled.getByRole('button', { name: 'Save Changes' }).waitFor()
  await expectWithin('edited item')
  await doubled.goto('/thank-yous')
  await doubled.getByRole('link', { name: /Mei Lin Koh/ }).click()
  await doubled.getByLabel('Your note').waitFor()
  await expectWithin('thank-you')
  await browser.close()
})
