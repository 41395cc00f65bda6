/** Idempotency key and body of the last request. */
interface SentRequest {
  key: string
  body: string
}

/**
 * Returns the last key for the same content, so that a retry reuses it; otherwise a new one. It is derived from
 * `seed` and the content if there is a seed, so that tabs with the same draft send the same key.
 */
export function nextIdempotencyKey(
  content: unknown,
  last: SentRequest | undefined,
  seed?: string,
): SentRequest {
  const body = JSON.stringify(content)
  if (body === last?.body) return last
  return { key: seed === undefined ? newIdempotencyKey() : seed + checksum(body), body }
}

/** Returns a random seed for the idempotency keys of a draft. */
export const newKeySeed = (): string => newIdempotencyKey().slice(0, -CHECKSUM_DIGITS)

const CHECKSUM_DIGITS = 8

/** Returns the FNV-1a checksum of a text in hex. SHA-256 is not available on plain http. */
function checksum(text: string): string {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  }
  return (sum >>> 0).toString(16).padStart(CHECKSUM_DIGITS, '0')
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
export function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
}
