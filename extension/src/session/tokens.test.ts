import { afterEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { readTokens, storeTokens } from './tokens.ts'

afterEach(() => {
  vi.restoreAllMocks()
  fakeBrowser.reset()
})

test('a read during a write returns the tokens with their access token', async () => {
  const next = { accessToken: 'b', endsAt: 1, refreshToken: 'r', registryTitle: 'Baby', owner: 'o' }
  const { session } = fakeBrowser.storage
  const write = session.set.bind(session)
  let read: ReturnType<typeof readTokens> | undefined
  vi.spyOn(session, 'set').mockImplementation((async (items: Record<string, unknown>) => {
    read = readTokens()
    await new Promise(done => setTimeout(done))
    await write(items)
  }) as never)
  await storeTokens(next)
  expect(await read).toEqual(next)
})
