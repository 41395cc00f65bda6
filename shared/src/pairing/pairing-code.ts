/** 32 characters that are hard to confuse: no 0 and O, no 1 and I. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** SHA-256 in base64url: 43 characters, of which the last encodes four bits. */
export const CHALLENGE_PATTERN = /^[\w-]{42}[AEIMQUYcgkosw048]$/

/**
 * Returns four characters, such as '7K24', from the first 20 bits of a challenge. Page and extension both
 * show them so that a person can compare them.
 */
export function pairingCode(challenge: string): string {
  let bits = 0
  for (const letter of challenge.slice(0, 4)) bits = bits * 64 + BASE64URL.indexOf(letter)
  return [19, 14, 9, 4].map(first => ALPHABET.charAt((bits >> first) & 31)).join('')
}

/** Formats a code in two groups for comparison: '7K · 24'. */
export function spacedPairingCode(code: string): string {
  return `${code.slice(0, 2)} · ${code.slice(2)}`
}
