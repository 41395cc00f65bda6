/**
 * Returns the seconds of Retry-After (RFC 9110, 10.2.3): a number, or a date compared with the response's
 * Date header if present, since the device's clock may be wrong. Undefined for any other text.
 */
export function parseRetryAfter(headers: Headers): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text)
  const until = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(until)) return undefined
  const answeredAt = Date.parse(headers.get('date') ?? '')
  const from = Number.isNaN(answeredAt) ? Date.now() : answeredAt
  return Math.max(0, Math.ceil((until - from) / 1_000))
}
