import type { LookupAddress } from 'node:dns'
import { once } from 'node:events'
import { connect } from 'node:net'
import { fetch } from 'undici'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../../test/support/start-server.ts'
import { testGuard } from '../../../test/support/test-guard.ts'
import { watchConnections } from '../../../test/support/watch-connections.ts'
import { safeFetch } from '../fetch/safe-fetch.ts'
import { createGuardedAgent, hasPublicPeer } from './guarded-agent.ts'
import { guardedLookup } from './guarded-lookup.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer((_request, response) => response.end('private'))
})
afterAll(() => server.close())

const v4 = (address: string): LookupAddress => ({ address, family: 4 })

describe('guardedLookup', () => {
  function lookUp(answers: LookupAddress[], all: boolean): Promise<unknown> {
    return new Promise((done, fail) => {
      guardedLookup(async () => answers)('shop.example.com', { all }, (error, address) =>
        error ? fail(error) : done(address),
      )
    })
  }

  test.each([
    ['a private address', [v4('10.0.0.1')]],
    ['one private address among public ones', [v4('8.8.8.8'), v4('127.0.0.1'), v4('1.1.1.1')]],
    ['a mapped one', [{ address: '::ffff:127.0.0.1', family: 6 }]],
  ])('refuses a name with %s', async (_name, answers) => {
    await expect(lookUp(answers, true)).rejects.toMatchObject({ code: 'FORBIDDEN_ADDRESS' })
    await expect(lookUp(answers, false)).rejects.toMatchObject({ code: 'FORBIDDEN_ADDRESS' })
  })

  test('returns exactly the checked IP addresses', async () => {
    const answers = [v4('8.8.8.8'), v4('1.1.1.1')]
    expect(await lookUp(answers, true)).toEqual(answers)
    expect(await lookUp(answers, false)).toBe('8.8.8.8')
  })

  test('fails for a name without an IP address', async () => {
    await expect(lookUp([], true)).rejects.toMatchObject({ code: 'UNREACHABLE' })
  })
})

describe('a name with changing IP addresses', () => {
  test('is resolved once, which prevents DNS rebinding', async () => {
    const answers = [v4('127.0.0.1'), v4('8.8.8.8'), v4('8.8.8.8')]
    let asked = 0
    const guard = {
      ...testGuard(),
      resolve: async () => [answers[asked++] ?? v4('8.8.8.8')],
    }
    const connections = watchConnections()
    const fetching = safeFetch('http://rebind.example.com/', guard)
    await expect(fetching).rejects.toMatchObject({ code: 'FORBIDDEN_ADDRESS' })
    connections.stop()
    expect({ asked, connections: connections.count() }).toEqual({ asked: 1, connections: 0 })
  })
})

describe('createGuardedAgent', () => {
  test.each(['127.0.0.1', '[::1]', '[::ffff:7f00:1]', '[::7f00:1]', '169.254.169.254'])(
    'opens no connection to %s, which node:net would not look up',
    async host => {
      const dispatcher = createGuardedAgent(testGuard())
      const connections = watchConnections()
      const fetching = fetch(`http://${host}:${server.port}/`, { dispatcher })
      await expect(fetching).rejects.toMatchObject({ cause: { code: 'FORBIDDEN_ADDRESS' } })
      connections.stop()
      await dispatcher.destroy()
      expect(connections.count()).toBe(0)
    },
  )
})

describe('hasPublicPeer', () => {
  test('destroys a socket connected to this machine', async () => {
    const socket = connect(server.port, '127.0.0.1')
    await once(socket, 'connect')
    expect(hasPublicPeer(socket)).toBe(false)
    expect(socket.destroyed).toBe(true)
  })
})
