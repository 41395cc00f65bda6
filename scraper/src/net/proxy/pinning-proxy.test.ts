import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startRawServer, startServer, type TestServer } from '../../../test/support/start-server.ts'
import { testGuard } from '../../../test/support/test-guard.ts'
import { watchConnections } from '../../../test/support/watch-connections.ts'
import { openPinningProxy, type PinningProxy } from './pinning-proxy.ts'
import type { TrafficLimits } from './traffic-meter.ts'

const LIMITS: TrafficLimits = { maxBytes: 1_000_000, maxRequests: 100 }

let server: TestServer
let seen: IncomingMessage[]
let proxy: PinningProxy
let limitReasons: string[]

beforeEach(async () => {
  seen = []
  limitReasons = []
  server = await startServer((incoming, response) => {
    seen.push(incoming)
    response.setHeader('set-cookie', ['a=1', 'b=2'])
    if (incoming.url?.endsWith('hops')) {
      const length = incoming.url === '/hops' ? 14_000 : 1
      response.setHeader('connection', `a${' '.repeat(length)}a, x-hop`)
      response.setHeader('x-hop', '1')
    }
    if (incoming.url === '/large') response.end(Buffer.alloc(2_000_000))
    else incoming.pipe(response)
  })
  proxy = await open(LIMITS)
})
afterEach(async () => {
  await proxy.close()
  await server.close()
})

function open(limits: TrafficLimits): Promise<PinningProxy> {
  const guard = testGuard([`shop.example.com:${server.port}`])
  return openPinningProxy(guard, limits, reason => limitReasons.push(reason))
}

function ask(path: string, options: object = {}, body = ''): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const asking: ClientRequest = request(proxy.url, { path, ...options }, done)
    asking.on('error', fail)
    asking.end(body)
  })
}

/** Opens a tunnel; rejects when the proxy hangs up. */
function openTunnel(target: string): Promise<Socket> {
  return new Promise((done, fail) => {
    const { hostname, port } = new URL(proxy.url)
    const socket = connect(Number(port), hostname)
    socket.write(`CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n\r\n`)
    socket.once('data', data => (String(data).includes(' 200 ') ? done(socket) : fail(data)))
    socket.once('close', () => fail(new Error('hung up')))
    socket.on('error', () => socket.destroy())
  })
}

describe('openPinningProxy', () => {
  test('forwards request and response without hop-by-hop headers', async () => {
    const headers = {
      'proxy-connection': 'keep-alive',
      connection: 'x-hop',
      'x-hop': '1',
      'x-end': '1',
    }
    const address = `http://shop.example.com:${server.port}/echo?a=${'b'.repeat(5_000)}`
    const answer = await ask(address, { method: 'POST', headers }, 'hello')
    expect(await text(answer)).toBe('hello')
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2'])
    expect(seen[0]?.url).toBe(`/echo?a=${'b'.repeat(5_000)}`)
    expect(seen[0]?.headers).toMatchObject({ 'x-end': '1' })
    expect(Object.keys(seen[0]?.headers ?? {})).not.toContain('x-hop')
    expect(Object.keys(seen[0]?.headers ?? {})).not.toContain('proxy-connection')
  })

  test('parses long headers of a hostile server in linear time', async () => {
    /** Processor time in microseconds of the fastest of 30 requests: other work disturbs some of them only. */
    const fastest = async (path: string) => {
      const times: number[] = []
      for (let round = 0; round < 30; round += 1) {
        const before = process.cpuUsage()
        const answer = await ask(`http://shop.example.com:${server.port}${path}`)
        await text(answer)
        const { user, system } = process.cpuUsage(before)
        times.push(user + system)
        expect(answer.headers).not.toHaveProperty('x-hop')
      }
      return Math.min(...times)
    }
    // In quadratic time the long header takes over 100 times as long.
    expect(await fastest('/hops')).toBeLessThan(20 * (await fastest('/short-hops')))
  })

  test('tunnels to the checked IP address', async () => {
    const socket = await openTunnel(`shop.example.com:${server.port}`)
    socket.end('GET /through HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect(await text(socket)).toContain('HTTP/1.1 200 OK')
    expect(server.paths).toEqual(['/through'])
  })

  const refused = [
    ...['127.0.0.1:80', '127.0.0.1:443', 'localhost:80', '[::1]:443', '[::ffff:7f00:1]:80'],
    ...['169.254.169.254:80', 'rebind.example.com:80', 'rebind.example.com:443', '0.0.0.0:80'],
    ...['rebind.example.com:22', 'rebind.example.com:8080', '2130706433:80'],
  ]

  test.each(refused)('opens no connection to %s', async target => {
    const connections = watchConnections()
    await expect(ask(`http://${target}/`)).rejects.toThrow()
    await expect(openTunnel(target)).rejects.toThrow('hung up')
    connections.stop()
    // One connection each from the test to the proxy, and none from the proxy.
    expect(connections.count()).toBe(2)
    const { hostname, port } = new URL(`http://${target}`)
    expect(proxy.hasRefused(`${hostname.replace(/[[\]]/g, '')}:${port || 80}`)).toBe(true)
  })

  test.each(['ftp://rebind.example.com/', '/relative', 'file:///etc/passwd', 'http://'])(
    'hands %s to nobody',
    async address => {
      await expect(ask(address)).rejects.toThrow()
      expect(seen).toEqual([])
    },
  )

  test('calls onLimit once when the byte limit is exceeded', async () => {
    const answer = await ask(`http://shop.example.com:${server.port}/large`)
    await text(answer)
    expect(limitReasons).toEqual(['the page loads more than 1000000 bytes'])
    expect(proxy.traffic.bytes()).toBeGreaterThanOrEqual(2_000_000)
  })

  test('calls onLimit when the request limit is exceeded', async () => {
    await proxy.close()
    proxy = await open({ ...LIMITS, maxRequests: 1 })
    await openTunnel(`shop.example.com:${server.port}`)
    expect(limitReasons).toEqual([])
    await openTunnel(`shop.example.com:${server.port}`)
    expect(limitReasons).toEqual(['the page opens more than 1 connections'])
  })

  test('closes the connection when the server does or sends no HTTP', async () => {
    const broken = await startRawServer(socket => socket.end('SSH-2.0\r\n'))
    const guard = testGuard([`shop.example.com:${broken.port}`])
    await proxy.close()
    proxy = await openPinningProxy(guard, LIMITS, () => {})
    await expect(ask(`http://shop.example.com:${broken.port}/`)).rejects.toThrow('socket hang up')
    await broken.close()
  })

  test('closes all connections when closed', async () => {
    const socket = await openTunnel(`shop.example.com:${server.port}`)
    const closed = new Promise(done => socket.once('close', done))
    await proxy.close()
    await closed
    await expect(ask(`http://shop.example.com:${server.port}/`)).rejects.toThrow('ECONNREFUSED')
  })
})
