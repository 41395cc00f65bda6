import { describe, expect, test } from 'vitest'
import { listen } from '../../../../shared/test/listen.ts'
import { share } from '../../../../shared/test/share.ts'
import { rawRequest } from '../../../test/raw-request.ts'
import { createHttpServer } from './http-server.ts'

const handled: string[] = []
const server = share(() => {
  const listener: Parameters<typeof createHttpServer>[0] = ({ url = '' }, response) => {
    handled.push(url)
    response.end('handled')
  }
  return listen(createHttpServer(listener, { isProxied: false }))
})

const send = (target: string, head: string) => rawRequest(server.port, target, head)

describe('createHttpServer', () => {
  test('accepts a request with one Host header', async () => {
    const head = 'Host: registry.example\r\nX-Forwarded-Host: other.example\r\n'
    expect(await send('/one', head)).toMatchObject({ status: 200, body: 'handled' })
    expect(handled).toEqual(['/one'])
  })

  test.each([
    ['different', 'Host: registry.example\r\nHost: evil.example\r\n'],
    ['equal', 'Host: registry.example\r\nHost: registry.example\r\n'],
    ['differently spelt', 'Host: registry.example\r\nX-Other: 1\r\nhOST: evil.example\r\n'],
    ['three', 'Host: registry.example\r\nHost: evil.example\r\nHost: evil.example\r\n'],
  ])('answers 400 to %s Host headers without calling the handler', async (_, head) => {
    const before = handled.length
    const { status, headers, body } = await send('/two', head)
    expect([status, body]).toEqual([400, ''])
    expect(headers).toContainEqual(['connection', 'close'])
    expect(handled).toHaveLength(before)
  })
})
