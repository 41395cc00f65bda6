import type { Browser } from 'playwright'
import { expect, test, vi } from 'vitest'
import { testGuard } from '../../test/support/test-guard.ts'
import { BROWSER_LIMITS } from './browser-limits.ts'
import { visitPage } from './visit-page.ts'

test('closing a visit waits until its CDP session is open or has failed', async () => {
  const session = Promise.withResolvers<never>()
  const close = vi.fn(async () => undefined)
  const newCDPSession = vi.fn(() => session.promise)
  const page = { on: vi.fn() }
  const context = { route: vi.fn(), on: vi.fn(), newPage: async () => page, newCDPSession, close }
  const browser = { newContext: async () => context } as unknown as Browser
  const visit = visitPage('http://shop.example.com/', {
    browser,
    guard: testGuard([]),
    limits: BROWSER_LIMITS,
    productFingerprint: () => undefined,
    endsAt: performance.now(),
  })
  const failure = visit.page.catch(String)
  await expect.poll(() => newCDPSession.mock.calls.length).toBe(1)

  const closing = visit.close()
  await new Promise(resolve => setImmediate(resolve))
  expect(close).not.toHaveBeenCalled()
  session.reject(new Error('the page has closed itself'))
  await closing
  expect(close).toHaveBeenCalledOnce()
  expect(await failure).toContain('the page has closed itself')
})
