import { ApiError } from '@registry/shared/client/api-error'
import * as z from 'zod/mini'
import { newIdempotencyKey } from './idempotency-key.ts'
import { isFinalRejection } from './is-final-rejection.ts'

/**
 * Idempotency key and body of the request whose outcome is unknown, and the changed bodies sent with the same key
 * since. The server may have stored any one of them.
 */
export const unconfirmedRequest = z.object({
  key: z.string(),
  body: z.string(),
  changed: z.optional(z.array(z.string())),
})
type UnconfirmedRequest = z.output<typeof unconfirmedRequest>

interface IdempotentRequest<T> {
  body: string
  /** Earlier requests whose outcome is unknown. */
  sent: UnconfirmedRequest | undefined
  /** Stores a request before it is sent. */
  onSend: (sent: UnconfirmedRequest) => void
  post: (body: string, idempotencyKey: string) => Promise<T>
  /** Returns a new key; by default a random one. */
  createKey?: (body: string) => string
}

/**
 * Sends a request that may have changed since its response was lost. All have the same key, so the server stores at most
 * one of them. Returns its response and body, which is an earlier one if the server had stored that.
 */
export async function sendIdempotently<T>({
  body,
  sent,
  onSend,
  post,
  createKey = newIdempotencyKey,
}: IdempotentRequest<T>) {
  const attempt = async (text: string, key: string) => ({
    body: text,
    response: await post(text, key),
  })
  const attemptWithNewKey = () => {
    const key = createKey(body)
    onSend({ key, body })
    return attempt(body, key)
  }
  if (!sent) return attemptWithNewKey()
  const { key, changed = [] } = sent
  const earlier = [sent.body, ...changed].filter(text => text !== body)
  if (earlier.length > changed.length) onSend({ ...sent, changed: [...changed, body] })
  try {
    return await attempt(body, key)
  } catch (error) {
    if (!isKeyOfAnotherBody(error)) throw error
    for (const text of earlier) {
      try {
        return await attempt(text, key)
      } catch (failure) {
        if (isStoredRejection(failure)) return attemptWithNewKey()
        if (!isFinalRejection(failure) && !isKeyOfAnotherBody(failure)) throw failure
      }
    }
    throw error
  }
}

/** Statuses of rejections that come before the server looks at the idempotency key. */
const WITHOUT_KEY = [400, 401, 403]

/**
 * Returns true if the server may have stored this rejection under the idempotency key, so that the next attempt needs a
 * new one. A request that is invalid, not allowed or for an unknown registry does not use up the key.
 */
export function isStoredRejection(error: unknown): boolean {
  if (!(error instanceof ApiError && isFinalRejection(error))) return false
  return !WITHOUT_KEY.includes(error.status) && error.code !== 'REGISTRY_NOT_FOUND'
}

function isKeyOfAnotherBody(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'IDEMPOTENCY_MISMATCH'
}
