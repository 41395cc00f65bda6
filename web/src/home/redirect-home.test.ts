import { afterEach, describe, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Opens /registry with this text stored as the user; returns the URL of the redirect. */
async function goHome(getItem: () => string | null, search = ''): Promise<unknown> {
  const replace = vi.fn()
  vi.stubGlobal('localStorage', { getItem })
  vi.stubGlobal('document', { documentElement: { dataset: { defaultRegistry: '/registry/demo' } } })
  vi.stubGlobal('location', { replace, search, hash: '' })
  vi.resetModules()
  await import('./redirect-home.ts')
  expect(replace).toHaveBeenCalledTimes(1)
  return replace.mock.calls[0]?.[0]
}

describe('/registry', () => {
  test('leads to the registry of the owner who is signed in, with the query', async () => {
    const user = JSON.stringify({ name: 'Priya', registrySlug: 'baby-raman' })
    expect(await goHome(() => user, '?auth=login')).toBe('/registry/baby-raman?auth=login')
  })

  test.each([null, 'null', '{"name":"x"', '{"registrySlug":"../../elsewhere"}', '[]', '"x"'])(
    'leads to the default registry when the browser stores %j',
    async text => expect(await goHome(() => text)).toBe('/registry/demo'),
  )

  test('leads to the default registry where storage is blocked', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    expect(await goHome(denied)).toBe('/registry/demo')
  })
})
