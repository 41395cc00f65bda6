import { afterEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { registryUrl } from '../../config.ts'
import { connectAs } from '../../test/connect-as.ts'
import { exampleItem as cot } from '../../test/fake-registry.ts'
import { findOwnDuplicates } from './find-own-duplicates.ts'
import { invalidateOwnProducts } from './own-products-cache.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  fakeBrowser.reset()
})

test.each([
  ['of another account', () => connectAs('bela')],
  ['of a list that the popup invalidated while it was loading', invalidateOwnProducts],
])('does not use cached products %s', async (_whose, changeMeanwhile) => {
  await connectAs('anna')
  vi.stubGlobal('fetch', async () => {
    await changeMeanwhile()
    return Response.json({ success: true, data: [cot], total: 1 })
  })
  await findOwnDuplicates(cot)
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: [], total: 0 }))
  expect(await findOwnDuplicates(cot)).toEqual({ duplicates: [] })
})

test('finds the offer of another shop by its GTIN', async () => {
  await connectAs('anna')
  const data = [{ ...cot, gtin: '04006381333931' }]
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data, total: 1 }))
  const offer = { productName: 'Kinderbett', productUrl: 'https://store.example/1' }
  const found = await findOwnDuplicates({ ...offer, gtin: '04006381333931' })
  expect(found.duplicates).toMatchObject([{ id: cot.id }])
})

test('returns absolute thumbnail URLs', async () => {
  await connectAs('anna')
  const data = [{ ...cot, thumbnailUrl: '/images/abc.webp' }]
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data, total: 1 }))
  const { duplicates } = await findOwnDuplicates(cot)
  expect(duplicates).toMatchObject([{ thumbnailUrl: `${registryUrl}/images/abc.webp` }])
})
