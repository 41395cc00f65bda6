import { Agent, fetch } from 'undici'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostileUrls } from '../../../test/support/hostile-urls.ts'
import { type Canaries, startCanaries } from '../../../test/support/start-canaries.ts'
import { testGuard } from '../../../test/support/test-guard.ts'
import { watchConnections } from '../../../test/support/watch-connections.ts'
import { lookupWith } from '../guard/guarded-lookup.ts'
import { safeFetch } from './safe-fetch.ts'

const addresses = hostileUrls()

let canaries: Canaries
beforeAll(async () => {
  canaries = await startCanaries([80, 443])
})
afterAll(() => canaries.close())

describe.skipIf(addresses.length === 0)('safeFetch on the collected hostile URLs', () => {
  const guard = testGuard()

  test('opens no connection for any of them, though every name leads to this machine', async () => {
    const connections = watchConnections()
    const outcomes: string[] = []
    for (const address of addresses) outcomes.push(await outcomeOf(address))
    connections.stop()
    console.info(
      `${addresses.length} addresses: ${canaries.hits()} reached a canary (ports ${canaries.ports}), ` +
        `${connections.count()} connections tried, ${outcomes.filter(one => one === 'INVALID_URL').length} ` +
        `no web address, ${outcomes.filter(one => one === 'FORBIDDEN_ADDRESS').length} forbidden`,
    )
    expect(outcomes.filter(one => !/^(INVALID_URL|FORBIDDEN_ADDRESS)$/.test(one))).toEqual([])
    expect(connections.count()).toBe(0)
    expect(canaries.hits()).toBe(0)
  })

  test('is necessary: a plain fetch of the same names reaches a canary', async () => {
    const before = canaries.hits()
    const connections = watchConnections()
    const dispatcher = new Agent({ connect: { lookup: lookupWith(guard.resolve) } })
    const port = canaries.ports.at(-1)
    await expect(fetch(`http://rebind.example.com:${port}/`, { dispatcher })).rejects.toThrow()
    await dispatcher.destroy()
    connections.stop()
    expect(connections.count()).toBe(1)
    expect(canaries.hits()).toBe(before + 1)
  })

  async function outcomeOf(address: string): Promise<string> {
    return await safeFetch(address, guard).then(
      page => `read ${page.url}`,
      error => `${error.code}`,
    )
  }
})
