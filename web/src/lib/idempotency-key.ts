/** What was sent last, and under which key. */
export interface SentRequest {
  key: string
  body: string
}

/** The key of a call that must count once: the last one's for the same content, else another. */
export function nextIdempotencyKey(content: unknown, last: SentRequest | undefined): SentRequest {
  const body = JSON.stringify(content)
  return body === last?.body ? last : { key: newKey(), body }
}

/**
 * Keys for calls that must count once. The same content keeps its key, so that trying again after a
 * lost answer is the same request; other content gets another.
 */
export function createIdempotencyKeys(): (content: unknown) => string {
  let last: SentRequest | undefined
  return content => {
    last = nextIdempotencyKey(content, last)
    return last.key
  }
}

/** 128 random bits; unlike randomUUID it is there on plain http too. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
}
