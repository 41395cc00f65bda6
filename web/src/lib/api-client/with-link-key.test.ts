import { ApiError } from '@registry/shared/client/api-error'
import { expect, test, vi } from 'vitest'
import { withLinkKey } from './with-link-key.ts'

const HEADER = [{ headers: { 'x-link-key': 'secret' } }]

test('sends the key in a header', async () => {
  const call = vi.fn(async () => 'data')
  expect(await withLinkKey('secret', call)).toBe('data')
  expect(call.mock.calls).toEqual([HEADER])
})

test('sends it in the query string to a copy of the previous release', async () => {
  const invalid = new ApiError('Invalid', { status: 400, code: 'VALIDATION_FAILED' })
  const call = vi.fn().mockRejectedValueOnce(invalid).mockResolvedValueOnce('data')
  expect(await withLinkKey('secret', call)).toBe('data')
  expect(call.mock.calls).toEqual([HEADER, [{ query: { key: 'secret' } }]])
})

test('throws other errors', async () => {
  const call = vi.fn().mockRejectedValue(new ApiError('Gone', { status: 404, code: 'NOT_FOUND' }))
  await expect(withLinkKey('secret', call)).rejects.toThrow('Gone')
  expect(call.mock.calls).toEqual([HEADER])
})
