/**
 * Returns a key that is derived from `seed` and the body, so that tabs with the same draft send the same key; a random
 * one without a seed.
 */
export function seededIdempotencyKey(body: string, seed: string | undefined): string {
  return seed === undefined ? newIdempotencyKey() : seed + checksum(body)
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
  let last: { key: string; body: string } | undefined
  return content => {
    const body = JSON.stringify(content)
    if (body !== last?.body) last = { key: newIdempotencyKey(), body }
    return last.key
  }
}

/** Returns 128 random bits as hex. Unlike randomUUID this also works on plain http. */
export function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
}
