import { afterEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { connectAs } from '../test/connect-as.ts'
import { ownCot as cot } from '../test/own-cot.ts'
import { checkProduct } from './check-product.ts'
import { raiseItem } from './raise-item.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  fakeBrowser.reset()
})

test('what may have been raised without an answer is looked up again', async () => {
  await connectAs('anna')
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
