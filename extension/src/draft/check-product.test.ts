import { afterEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { registryUrl } from '../config.ts'
import { connectAs } from '../test/connect-as.ts'
import { ownCot as cot } from '../test/own-cot.ts'
import { checkProduct } from './check-product.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  fakeBrowser.reset()
})

test('nobody is warned of what is on the list of whoever was connected before', async () => {
  await connectAs('anna')
  vi.stubGlobal('fetch', async () => {
    await connectAs('bela')
    return Response.json({ success: true, data: [cot], total: 1 })
  })
  await checkProduct(cot)
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: [], total: 0 }))
  expect(await checkProduct(cot)).toEqual({ duplicates: [] })
})

test('the picture of an own item is the registry’s, wherever it is shown', async () => {
  await connectAs('anna')
  const data = [{ ...cot, thumbnailUrl: '/images/abc.webp' }]
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data, total: 1 }))
  const { duplicates } = await checkProduct(cot)
  expect(duplicates).toMatchObject([{ thumbnailUrl: `${registryUrl}/images/abc.webp` }])
})
