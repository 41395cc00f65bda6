import { giftsFor } from './support/gifts.ts'
import { expect, test } from './support/owner.ts'

test('the entries of the menu lead to what they name', async ({ page, owner }) => {
  await giftsFor(page, owner, 'Moon night light', [{ name: 'Mei Lin Koh', amount: 20 }])
  await page.goto('/dashboard')
  const menu = page.getByRole('complementary', { name: 'Owner menu' })
  const filters = page.getByRole('group', { name: 'Filter items' })
  const heading = page.getByRole('heading', { name: 'Your Registry Items (1)' })
  await expect(page.getByText('Registry Management')).toBeVisible()
  // Before the list is there it has no heading to go to.
  await expect(heading).toBeVisible()
  for (const [entry, filter] of [
    ['Contributed', 'Contributed 1'],
    ['Fully Gifted', 'Fully Gifted 0'],
    ['All items', 'All Items 1'],
  ] as const) {
    await menu.getByRole('button', { name: entry }).click()
    await expect(filters.getByRole('button', { name: filter, pressed: true })).toBeInViewport()
    await expect(heading).toBeFocused()
  }
  await menu.getByRole('button', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await menu.getByRole('button', { name: 'Manage items' }).click()
  await expect(page.getByRole('heading', { name: 'Add a new item' })).toBeInViewport()
  await menu.getByRole('link', { name: 'Gift Passing' }).click()
  await expect(page.getByRole('heading', { name: 'Item Sharing Requests' })).toBeVisible()
  await menu.getByRole('button', { name: 'Contributed' }).click()
  await expect(heading).toBeFocused()
  await menu.getByRole('link', { name: 'Settings' }).click()
  await page.waitForURL('**/registry-settings')
})

test.describe('two at once', () => {
  test.use({ expectsRefusals: true })

  test('one that fails does not take the other back, and the lists are fetched once', async ({
    page,
    owner,
  }) => {
    await giftsFor(page, owner, 'Moon night light', [
      { name: 'Mei Lin Koh', amount: 20 },
      { name: 'Rohan Pillai', amount: 40 },
    ])
    await page.goto('/dashboard')
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    const failed = Promise.withResolvers<void>()
    const done = Promise.withResolvers<void>()
    let calls = 0
    await page.route('**/verify-payment', async route => {
      calls += 1
      const isFirst = calls === 1
      await (isFirst ? failed : done).promise
      return isFirst ? route.fulfill({ status: 500, json: {} }) : route.continue()
    })
    await page.getByRole('button', { name: 'Verify Mei Lin Koh, $20.00' }).click()
    await expect(row('Mei Lin Koh')).toContainText('Verified')
    await page.getByRole('button', { name: 'Verify Rohan Pillai, $40.00' }).click()
    await expect(row('Rohan Pillai')).toContainText('Verified')
    let fetches = 0
    page.on('request', request => {
      if (request.url().includes('/contributions/recent')) fetches += 1
    })
    failed.resolve()
    await expect(row('Mei Lin Koh')).toContainText('To confirm')
    await expect(row('Rohan Pillai')).toContainText('Verified')
    expect(fetches).toBe(0)
    const fetched = page.waitForResponse('**/contributions/recent*')
    done.resolve()
    await fetched
    await expect(page.getByRole('link', { name: '1 gift to confirm' })).toBeVisible()
    await expect(row('Rohan Pillai')).toContainText('Verified')
    expect(calls).toBe(2)
    expect(fetches).toBe(1)
  })
})
