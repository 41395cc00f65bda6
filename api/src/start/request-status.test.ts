import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { requestStatus } from './request-status.ts'

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

test('returns the status of a response, also of a redirect', async () => {
  const url = await serve((_request, response) => response.writeHead(302, { location: '/' }).end())
  expect(await requestStatus(url, 'GET')).toBe(302)
})

test('returns undefined without a server or a response in time', async () => {
  expect(await requestStatus('http://127.0.0.1:1/', 'GET')).toBeUndefined()
  const silent = await serve(() => undefined)
  expect(await requestStatus(silent, 'GET', 50)).toBeUndefined()
})

test('survives a connection that is lost during the response', async () => {
  const lost = Promise.withResolvers<void>()
  const url = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': '10' }).write('part', () => {
      response.socket?.once('close', () => lost.resolve()).resetAndDestroy()
    })
  })
  expect(await requestStatus(url, 'GET')).toBe(200)
  await lost.promise
})
