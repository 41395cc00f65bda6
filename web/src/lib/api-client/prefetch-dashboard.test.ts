import { encodeRequest } from '@registry/shared/client/encode-request'
import { listThankYous } from '@registry/shared/contract/contributions/thank-yous'
import { listOwnItems } from '@registry/shared/contract/items/items'
import { listOfferings } from '@registry/shared/contract/offerings/owner-offerings'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const token = 'token-1'
const sent = vi.fn<typeof fetch>()

async function open(kept: Record<string, string>, pathname = '/dashboard') {
  vi.resetModules()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept[key] ?? null })
  vi.stubGlobal('location', { pathname })
  const module = await import('./prefetch-dashboard.ts')
  // The counts are requested after the response of the items.
  await new Promise(resolve => setTimeout(resolve))
  return module
}

const signedIn = (leftMs: number) => ({
  accessToken: token,
  accessTokenExpiry: String(Date.now() + leftMs),
})
const asOwner = (name: string) => ({ headers: { authorization: `Bearer ${name}` } })
const sentUrls = () => sent.mock.calls.map(([url]) => url)

beforeEach(() => {
  sent.mockReset()
  sent.mockImplementation(async url => new Response(`response of ${url}`))
  vi.stubGlobal('fetch', sent)
})
afterEach(() => vi.unstubAllGlobals())

describe('the prefetch of the dashboard', () => {
  test('uses the URLs of the contract', async () => {
    const { PREFETCHED_URLS } = await open({})
    const query = { status: 'pending_review' as const, limit: 1, offset: 0 }
    expect(PREFETCHED_URLS).toEqual({
      items: `/api${listOwnItems.path}`,
      thankYous: `/api${encodeRequest(listThankYous, { query: { limit: 1, offset: 0 } }).path}`,
      offerings: `/api${encodeRequest(listOfferings, { query }).path}`,
    })
  })

  test('requests items and counts at once with a token that lasts, and uses each response once', async () => {
    const { fetchWithPrefetch, PREFETCHED_URLS } = await open(signedIn(600_000))
    const urls = Object.values(PREFETCHED_URLS)
    expect(sentUrls()).toEqual(urls)
    for (const url of urls) {
      const response = await fetchWithPrefetch(url, asOwner(token))
      expect(await response.text()).toBe(`response of ${url}`)
    }
    expect(sent).toHaveBeenCalledTimes(3)
    await fetchWithPrefetch(PREFETCHED_URLS.items, asOwner(token))
    expect(sent).toHaveBeenCalledTimes(4)
  })

  test('requests the counts only after the items', async () => {
    const response = Promise.withResolvers<Response>()
    sent.mockImplementationOnce(() => response.promise)
    const { fetchWithPrefetch, PREFETCHED_URLS } = await open(signedIn(600_000))
    const { items, thankYous } = PREFETCHED_URLS
    expect(sentUrls()).toEqual([items])
    const counted = fetchWithPrefetch(thankYous, asOwner(token))
    response.resolve(new Response('items'))
    expect(await (await counted).text()).toBe(`response of ${thankYous}`)
    expect(sentUrls().filter(url => url === thankYous)).toHaveLength(1)
  })

  test('leaves the counts to their queries when the token is rejected', async () => {
    sent.mockImplementationOnce(async () => new Response('rejected', { status: 401 }))
    const { fetchWithPrefetch, PREFETCHED_URLS } = await open(signedIn(600_000))
    expect(sentUrls()).toEqual([PREFETCHED_URLS.items])
    await fetchWithPrefetch(PREFETCHED_URLS.thankYous, asOwner(token))
    expect(sentUrls()).toEqual([PREFETCHED_URLS.items, PREFETCHED_URLS.thankYous])
  })

  test('sends nothing before a renewal, while signed out or on other pages', async () => {
    await open(signedIn(200_000))
    await open({})
    await open(signedIn(600_000), '/registry/demo')
    expect(sent).not.toHaveBeenCalled()
  })

  test('does not give a response to another owner', async () => {
    const { fetchWithPrefetch, PREFETCHED_URLS } = await open(signedIn(600_000))
    await fetchWithPrefetch(PREFETCHED_URLS.items, asOwner('token-2'))
    expect(sent).toHaveBeenCalledTimes(4)
  })

  test('repeats a failed request and rejects when the caller aborts', async () => {
    sent.mockRejectedValueOnce(new TypeError('offline'))
    const lost = await open(signedIn(600_000))
    const { items } = lost.PREFETCHED_URLS
    const repeated = await lost.fetchWithPrefetch(items, asOwner(token))
    expect(await repeated.text()).toBe(`response of ${items}`)

    sent.mockImplementationOnce(() => new Promise(() => undefined))
    const late = await open(signedIn(600_000))
    const { signal, abort } = abortable()
    const taken = late.fetchWithPrefetch(items, { ...asOwner(token), signal })
    abort()
    await expect(taken).rejects.toThrow('left')
  })
})

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort(new Error('left')) }
}
