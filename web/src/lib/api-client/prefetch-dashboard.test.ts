import { listOwnItems } from '@registry/shared/contract/items/items'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const token = 'token-1'
const sent = vi.fn<typeof fetch>()

async function open(kept: Record<string, string>, pathname = '/dashboard') {
  vi.resetModules()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept[key] ?? null })
  vi.stubGlobal('location', { pathname })
  return import('./prefetch-dashboard.ts')
}

const signedIn = (leftMs: number) => ({
  accessToken: token,
  accessTokenExpiry: String(Date.now() + leftMs),
})
const asOwner = (name: string) => ({ headers: { authorization: `Bearer ${name}` } })

beforeEach(() => {
  sent.mockReset()
  sent.mockImplementation(async () => new Response('items'))
  vi.stubGlobal('fetch', sent)
})
afterEach(() => vi.unstubAllGlobals())

describe('the first call', () => {
  test('asks for what the contract names', async () => {
    const { FIRST_URL } = await open({})
    expect(FIRST_URL).toBe(`/api${listOwnItems.path}`)
  })

  test('is sent at once with a token that lasts, and taken once', async () => {
    const { fetchWithPrefetch, FIRST_URL } = await open(signedIn(600_000))
    expect(sent).toHaveBeenCalledTimes(1)
    await fetchWithPrefetch(FIRST_URL, asOwner(token))
    expect(sent).toHaveBeenCalledTimes(1)
    await fetchWithPrefetch(FIRST_URL, asOwner(token))
    expect(sent).toHaveBeenCalledTimes(2)
  })

  test('waits for a renewal, and stays away from other pages', async () => {
    await open(signedIn(200_000))
    await open({})
    await open(signedIn(600_000), '/registry/demo')
    expect(sent).not.toHaveBeenCalled()
  })

  test('is nothing to whoever signed in since', async () => {
    const { fetchWithPrefetch, FIRST_URL } = await open(signedIn(600_000))
    await fetchWithPrefetch(FIRST_URL, asOwner('token-2'))
    expect(sent).toHaveBeenCalledTimes(2)
  })

  test('is sent again when it was lost, and given up with its caller', async () => {
    sent.mockRejectedValueOnce(new TypeError('offline'))
    const lost = await open(signedIn(600_000))
    expect(await (await lost.fetchWithPrefetch(lost.FIRST_URL, asOwner(token))).text()).toBe(
      'items',
    )

    sent.mockImplementationOnce(() => new Promise(() => undefined))
    const late = await open(signedIn(600_000))
    const { signal, abort } = abortable()
    const taken = late.fetchWithPrefetch(late.FIRST_URL, { ...asOwner(token), signal })
    abort()
    await expect(taken).rejects.toThrow('left')
  })
})

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort(new Error('left')) }
}
