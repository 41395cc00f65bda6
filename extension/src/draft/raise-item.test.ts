import { afterEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { keepTokens } from '../session/tokens.ts'
import { checkProduct } from './check-product.ts'
import { raiseItem } from './raise-item.ts'

const cot = {
  id: crypto.randomUUID(),
  productName: 'Foldable Baby Cot',
  productUrl: 'https://shop.example/cot',
  totalPrice: 189,
  quantity: 1,
  thumbnailUrl: null,
  isHidden: false,
  createdAt: '2026-01-01T00:00:00Z',
  isFunded: false,
}

afterEach(() => {
  vi.unstubAllGlobals()
  fakeBrowser.reset()
})

const connect = (owner: string) =>
  keepTokens({
    accessToken: owner,
    endsAt: Date.now() + 3_600_000,
    refreshToken: owner,
    registryTitle: '',
    owner,
  })

test('what may have been raised without an answer is looked up again', async () => {
  await connect('anna')
  let quantity = 1
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) => {
    if (method === 'GET') {
      return Response.json({ success: true, data: [{ ...cot, quantity }], total: 1 })
    }
    quantity += 1
    throw new TypeError('The line broke.')
  })
  const quantities = async () => (await checkProduct(cot)).duplicates.map(one => one.quantity)
  expect(await quantities()).toEqual([1])
  expect(await raiseItem(cot.id, 'a-key-of-the-draft')).toMatchObject({ kind: 'failed' })
  expect(await quantities()).toEqual([2])
})
