/** 32 signs that nobody takes for one another: no 0 and O, no 1 and I. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** SHA-256 in base64url: 43 letters, of which the last stands for four bits. */
export const CHALLENGE_PATTERN = /^[\w-]{42}[AEIMQUYcgkosw048]$/

/**
 * Four signs that the page and the extension both show, so that a person sees that they mean the same
 * connection: the first 20 bits of a challenge. '7K24'.
 */
export function pairingCode(challenge: string): string {
  let bits = 0
  for (const letter of challenge.slice(0, 4)) bits = bits * 64 + BASE64URL.indexOf(letter)
  return [19, 14, 9, 4].map(first => SIGNS.charAt((bits >> first) & 31)).join('')
}

/** A code in two groups, as people compare it: '7K · 24'. */
export function spacedPairingCode(code: string): string {
  return `${code.slice(0, 2)} · ${code.slice(2)}`
}
