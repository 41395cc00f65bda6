/**
 * The key under which a gift is sent: the same for a retry of the same words, so that it counts once,
 * and another one as soon as anything in it changed.
 */
export function idempotencyKey(
  body: string,
  last: { key: string; body: string } | undefined,
): string {
  return last?.body === body ? last.key : newKey()
}

/** 128 random bits; crypto.randomUUID is missing on plain http. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
