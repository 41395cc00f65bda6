/** Idempotency key and body of the last request. */
interface SentRequest {
  key: string
  body: string
}

/** Returns the last key for the same content, so that a retry reuses it; otherwise a new one. */
export function nextIdempotencyKey(content: unknown, last: SentRequest | undefined): SentRequest {
  const body = JSON.stringify(content)
  return body === last?.body ? last : { key: newKey(), body }
}

/**
 * Creates a function that returns the idempotency key for a request's content. The same content as in
 * the last call has the same key, so that a retry after a lost response is not executed twice.
 */
export function createIdempotencyKeys(): (content: unknown) => string {
  let last: SentRequest | undefined
  return content => {
    last = nextIdempotencyKey(content, last)
    return last.key
  }
}

/** Returns 128 random bits as hex. Unlike randomUUID this also works on plain http. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
}
