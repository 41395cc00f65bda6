import { expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { sendItem } from './create-item.ts'

const draft = { productName: 'Pram', gtin: '04006381333931' }
const rejected = (fields: Record<string, string>) =>
  new ApiError('This field is not known here', { status: 400, code: 'VALIDATION_FAILED', fields })

function sendTo(error: ApiError) {
  const call = vi
    .fn()
    .mockRejectedValueOnce(error)
    .mockResolvedValueOnce({ data: { id: 'item' } })
  const sent = sendItem(call as never, draft as never, { idempotencyKey: 'key-of-the-item' })
  return { call, sent }
}

test('an api that knows no GTIN gets the item without it', async () => {
  const { call, sent } = sendTo(rejected({ gtin: 'This field is not known here' }))
  expect(await sent).toEqual({ data: { id: 'item' } })
  const extras = { idempotencyKey: 'key-of-the-item' }
  expect(call.mock.lastCall?.slice(1)).toEqual([{ body: { productName: 'Pram' } }, extras])
})

test.each([
  ['another field', rejected({ gtin: 'x', productName: 'x' })],
  ['another error', new ApiError('Too many', { status: 429, code: 'RATE_LIMITED' })],
])('is not repeated for %s', async (_what, error) => {
  const { call, sent } = sendTo(error)
  await expect(sent).rejects.toBe(error)
  expect(call).toHaveBeenCalledTimes(1)
})
