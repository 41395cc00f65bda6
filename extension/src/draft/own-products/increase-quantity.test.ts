import { afterEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { connectAs } from '../../test/connect-as.ts'
import { exampleItem as cot } from '../../test/fake-registry.ts'
import { findOwnDuplicates } from './find-own-duplicates.ts'
import { increaseQuantity } from './increase-quantity.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  fakeBrowser.reset()
})

test('reloads the products after an increase without a response', async () => {
  await connectAs('anna')
  let quantity = 1
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) => {
    if (method === 'GET') {
      return Response.json({ success: true, data: [{ ...cot, quantity }], total: 1 })
    }
    quantity += 1
    throw new TypeError('The line broke.')
  })
  const quantities = async () => (await findOwnDuplicates(cot)).duplicates.map(one => one.quantity)
  expect(await quantities()).toEqual([1])
  expect(await increaseQuantity(cot.id, 'a-key-of-the-draft')).toMatchObject({ kind: 'failed' })
  expect(await quantities()).toEqual([2])
})
