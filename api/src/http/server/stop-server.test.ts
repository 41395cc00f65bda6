import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { stopServer } from './stop-server.ts'

type Exchange = [IncomingMessage, ServerResponse]

async function startServer() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const agent = new Agent({ keepAlive: true })
  const { port } = server.address() as AddressInfo
  return { server, ask: (path: string) => get({ host: '127.0.0.1', port, path, agent }) }
}

describe('stopServer', () => {
  test('waits for an open request, then resolves', async () => {
    const { server, ask } = await startServer()
    const answered = once(ask('/slow'), 'response') as Promise<[IncomingMessage]>
    const [, response] = (await once(server, 'request')) as Exchange
    const stopped = stopServer(server, 60_000)
    response.end('done')
    const [answer] = await answered
    expect(await text(answer)).toBe('done')
    await stopped
  })

  test('accepts no new connection', async () => {
    const { server, ask } = await startServer()
    await stopServer(server, 60_000)
    await expect(once(ask('/late'), 'response')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })

  test('closes the connection of an unfinished request after the grace period', async () => {
    const { server, ask } = await startServer()
    const failed = once(ask('/never'), 'response')
    failed.catch(() => undefined)
    await once(server, 'request')
    await stopServer(server, 10)
    await expect(failed).rejects.toMatchObject({ code: 'ECONNRESET' })
  })
})
