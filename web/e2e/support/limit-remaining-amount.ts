import type { Page } from '@playwright/test'

/** Stubs the list: an item of $100 has only so many dollars left. */
export async function limitRemainingAmount(page: Page, item: string, left: number): Promise<void> {
  const funding = {
    totalPrice: 100,
    amountContributed: 100 - left,
    isFullyFunded: left === 0,
    // A version higher than any real one, so that the page takes this list as newer.
    contributorCount: 99 - left,
    can: { contribute: left > 0 },
  }
  await page.route('**/contribute', route => {
    const id = /items\/([^/]+)\/contribute/.exec(route.request().url())?.[1]
    const refusal = { error: 'Amount cannot exceed', code: 'AMOUNT_EXCEEDS_REMAINING' }
    const json = { success: false, ...refusal, remaining: left, item: { id, ...funding } }
    return route.fulfill({ status: 409, json })
  })
  await page.route(/\/api\/registry\/demo\/items\?/, async route => {
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    const items = data.map((known: { productName: string }) =>
      known.productName === item ? { ...known, ...funding } : known,
    )
    await route.fulfill({ response, json: { ...rest, data: items } })
  })
}
