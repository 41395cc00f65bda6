import { ApiError } from '@registry/shared/client/api-error'
import { beforeEach, describe, expect, test } from 'vitest'
import { FOUND } from '../../../../test/found-product.ts'
import { addAnyway, runShare, type Share, type ShareSteps } from './run-share.ts'
import type { ShownProduct } from './share-state.ts'
import type { StoredShare } from './share-storage.ts'

const URL = FOUND.sourceUrl
const SHOWN: ShownProduct = {
  productName: 'Moon night light',
  productUrl: URL,
  category: 'Other',
  totalPrice: 4590,
  picture: null,
}

let storage: StoredShare | undefined
let calls: string[]
beforeEach(() => {
  storage = undefined
  calls = []
})

function shareOf(steps: Partial<ShareSteps> = {}, url = URL): Share {
  const signal = new AbortController().signal
  let keys = 0
  const all: ShareSteps = {
    read: async () => ({ found: FOUND }),
    findListed: async () => undefined,
    add: async () => SHOWN,
    newKey: () => `key-${++keys}`,
    lock: work => work(),
    ...steps,
  }
  return {
    url,
    signal,
    storage: { read: () => storage, write: next => (storage = structuredClone(next)) },
    steps: {
      ...all,
      read: () => record('read', all.read()),
      findListed: found => record('findListed', all.findListed(found)),
      add: (found, key) => record(`add ${key}`, all.add(found, key)),
    },
  }
}

function record<T>(name: string, result: T): T {
  calls.push(name)
  return result
}

const refusal = (code: 'FORBIDDEN' | 'IN_PROGRESS' | 'NETWORK', status: number) =>
  new ApiError(`It is ${code}.`, { code, status })

describe('a shared URL', () => {
  test('is scraped, compared with the list and added', async () => {
    expect(await runShare(shareOf())).toEqual({ status: 'added', product: SHOWN })
    expect(calls).toEqual(['read', 'findListed', 'add key-1'])
  })

  test('is added once, even if the page is opened again', async () => {
    await runShare(shareOf())
    expect(await runShare(shareOf())).toEqual({ status: 'added', product: SHOWN })
    expect(calls).toEqual(['read', 'findListed', 'add key-1'])
  })

  test('is sent again as an identical request after a lost response', async () => {
    const lost = shareOf({ add: async () => Promise.reject(refusal('NETWORK', 0)) })
    expect(await runShare(lost)).toEqual({
      status: 'failed',
      at: 'add',
      reason: 'It is NETWORK.',
    })
    expect(await runShare(shareOf())).toMatchObject({ status: 'added' })
    expect(calls).toEqual(['read', 'findListed', 'add key-1', 'add key-1'])
  })

  test('waits for the first request while it is in progress', async () => {
    const busy = shareOf({ add: async () => Promise.reject(refusal('IN_PROGRESS', 409)) })
    await runShare(busy)
    expect(storage?.key).toBe('key-1')
  })

  test('is retried with a new key, without a new scrape, after a rejection', async () => {
    let number = 0
    const newKey = () => `other-${++number}`
    const add = async () => Promise.reject(refusal('FORBIDDEN', 403))
    await runShare(shareOf({ add, newKey }))
    await runShare(shareOf({ newKey }))
    expect(calls).toEqual(['read', 'findListed', 'add other-1', 'findListed', 'add other-2'])
  })

  test('is not added after the page was left', async () => {
    const page = new AbortController()
    const findListed = async () => {
      page.abort()
      return undefined
    }
    await runShare({ ...shareOf({ findListed }), signal: page.signal })
    expect(calls).toEqual(['read', 'findListed'])
  })

  test('fails when the list cannot be loaded', async () => {
    const findListed = async () => Promise.reject(refusal('NETWORK', 0))
    expect(await runShare(shareOf({ findListed }))).toMatchObject({
      status: 'failed',
      at: 'process',
    })
    expect(calls).not.toContain('add key-1')
  })
})

describe('a product that is on the registry', () => {
  const findListed = async () => SHOWN

  test('is reported and not added, also when the page is opened again', async () => {
    expect(await runShare(shareOf({ findListed }))).toEqual({ status: 'listed', product: SHOWN })
    expect(await runShare(shareOf())).toEqual({ status: 'listed', product: SHOWN })
    expect(calls).toEqual(['read', 'findListed'])
  })

  test('is added once when the owner confirms the duplicate', async () => {
    await runShare(shareOf({ findListed }))
    const lost = shareOf({ findListed, add: async () => Promise.reject(refusal('NETWORK', 0)) })
    await addAnyway(lost)
    expect(await runShare(shareOf({ findListed }))).toMatchObject({ status: 'added' })
    expect(calls).toEqual(['read', 'findListed', 'add key-1', 'add key-1'])
  })
})

describe('a page without a product', () => {
  test.each([
    ['https://www.lazada.sg/products/pdp-i1.html', 'Lazada'],
    ['https://sg.shp.ee/Jw5VZBri', 'Shopee'],
  ])('is not requested when only QuickAdd can scrape it: %s', async (url, retailer) => {
    expect(await runShare(shareOf({}, url))).toEqual({
      status: 'manual',
      message: `${retailer} blocks automated extraction. For best results on Lazada, Shopee, please use the QuickAdd browser extension on desktop.`,
      reason: undefined,
      advice: undefined,
      isForQuickAdd: true,
      mayRetry: false,
    })
    expect(calls).toEqual([])
  })

  test('links to the form and names the retailer', async () => {
    const unread = { code: 'NOT_A_PRODUCT', cause: undefined, reason: undefined } as const
    const share = shareOf({ read: async () => ({ unread }) }, 'https://www.ikea.com/sg/en/p/1')
    expect(await runShare(share)).toMatchObject({
      status: 'manual',
      message: 'Could not extract product data from IKEA. Please add manually.',
      isForQuickAdd: false,
      mayRetry: false,
    })
  })

  test('allows a retry after a timeout', async () => {
    const reason = 'The shop took too long to answer.'
    const unread = { code: 'TIMEOUT', cause: undefined, reason } as const
    expect(await runShare(shareOf({ read: async () => ({ unread }) }))).toEqual({
      status: 'manual',
      message: 'Failed to extract product data. Please add manually.',
      reason,
      advice: 'Try again in a few minutes.',
      isForQuickAdd: false,
      mayRetry: true,
    })
    expect(storage).toBeUndefined()
  })

  test('offers no retry for a page that is gone', async () => {
    const reason = 'The shop says that this product is no longer there.'
    const unread = { code: 'NOT_A_PRODUCT', cause: 'gone', reason } as const
    expect(await runShare(shareOf({ read: async () => ({ unread }) }))).toMatchObject({
      reason,
      advice: 'Search for the product at the shop, and paste its new link.',
      mayRetry: false,
    })
  })
})
