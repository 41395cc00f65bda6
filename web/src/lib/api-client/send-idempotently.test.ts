import { ApiError } from '@registry/shared/client/api-error'
import type { ErrorCode } from '@registry/shared/errors/error-codes'
import { expect, test, vi } from 'vitest'
import { sendIdempotently } from './send-idempotently.ts'

const rejection = (status: number, code: ErrorCode) => new ApiError('x', { status, code, body: {} })
const mismatch = rejection(422, 'IDEMPOTENCY_MISMATCH')

/** Sends 'new' after 'first' and 'second'; the response to each body is given, an Error is thrown. */
async function sendAfterChanges(responses: Record<string, unknown>) {
  const post = vi.fn<(body: string, key: string) => Promise<unknown>>(async body => {
    if (responses[body] instanceof Error) throw responses[body]
    return responses[body]
  })
  const sent = { key: 'k1', body: 'first', changed: ['second'] }
  const onSend = vi.fn<(sent: unknown) => void>()
  const result = await sendIdempotently({ body: 'new', sent, onSend, post }).catch(
    (error: unknown) => error,
  )
  return { result, requests: post.mock.calls, sent: onSend.mock.lastCall?.[0] }
}

test('a first request has a new key', async () => {
  const post = vi.fn<() => Promise<string>>(async () => 'ok')
  const onSend = vi.fn<(sent: unknown) => void>()
  const result = await sendIdempotently({ body: 'new', sent: undefined, onSend, post })
  expect(result).toEqual({ body: 'new', response: 'ok' })
  const key = expect.stringMatching(/^[0-9a-f]{32}$/)
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ key, body: 'new' })
})

test('a retry of the same body changes nothing about what was sent', async () => {
  const sent = { key: 'k1', body: 'first', changed: ['second'] }
  for (const body of ['first', 'second']) {
    const onSend = vi.fn<(sent: unknown) => void>()
    const post = vi.fn<(body: string, key: string) => Promise<string>>(async () => 'ok')
    await sendIdempotently({ body, sent, onSend, post })
    expect(onSend).not.toHaveBeenCalled()
    expect(post).toHaveBeenCalledExactlyOnceWith(body, 'k1')
  }
})

test('a changed body is sent with the key of the earlier ones', async () => {
  const { result, requests, sent } = await sendAfterChanges({ new: 'ok' })
  expect(result).toEqual({ body: 'new', response: 'ok' })
  expect(requests).toEqual([['new', 'k1']])
  expect(sent).toEqual({ key: 'k1', body: 'first', changed: ['second', 'new'] })
})

test('the earlier request that the server had stored is returned', async () => {
  const { result } = await sendAfterChanges({ new: mismatch, first: mismatch, second: 'stored' })
  expect(result).toEqual({ body: 'second', response: 'stored' })
})

test('a changed body has a new key after the server had rejected the earlier one', async () => {
  const responses = { first: rejection(404, 'NOT_FOUND') }
  const { requests } = await sendAfterChanges({ ...responses, new: mismatch })
  expect(requests.map(([body]) => body)).toEqual(['new', 'first', 'new'])
  expect(requests[2]?.[1]).not.toBe('k1')
})

test.each([
  ['was invalid', rejection(400, 'VALIDATION_FAILED')],
  ['came from another site', rejection(403, 'FORBIDDEN')],
  ['named an unknown registry', rejection(404, 'REGISTRY_NOT_FOUND')],
])(
  'an earlier request that %s does not hide the one that the server had stored',
  async (_, first) => {
    const { result } = await sendAfterChanges({ new: mismatch, first, second: 'stored' })
    expect(result).toEqual({ body: 'second', response: 'stored' })
  },
)

test.each([
  ['the response to the earlier request is lost again', new TypeError('offline')],
  ['the server rejects the earlier request for now', rejection(429, 'RATE_LIMITED')],
])('throws and keeps the key when %s', async (_, error) => {
  const { result, requests } = await sendAfterChanges({ new: mismatch, first: error })
  expect(result).toBe(error)
  expect(requests.every(([, key]) => key === 'k1')).toBe(true)
})

test('throws when the server knows the key of none of the bodies', async () => {
  const responses = { new: mismatch, first: mismatch, second: mismatch }
  expect((await sendAfterChanges(responses)).result).toBe(mismatch)
})
