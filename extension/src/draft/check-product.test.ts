import { afterEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { registryUrl } from '../config.ts'
import { keepTokens } from '../session/tokens.ts'
import { checkProduct } from './check-product.ts'

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

test('nobody is warned of what is on the list of whoever was connected before', async () => {
  await connect('anna')
  vi.stubGlobal('fetch', async () => {
    await connect('bela')
    return Response.json({ success: true, data: [cot], total: 1 })
  })
  await checkProduct(cot)
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: [], total: 0 }))
  expect(await checkProduct(cot)).toEqual({ duplicates: [] })
})

test('the picture of an own item is the registry’s, wherever it is shown', async () => {
  await connect('anna')
  const data = [{ ...cot, thumbnailUrl: '/images/abc.webp' }]
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data, total: 1 }))
  const { duplicates } = await checkProduct(cot)
  expect(duplicates).toMatchObject([{ thumbnailUrl: `${registryUrl}/images/abc.webp` }])
})
