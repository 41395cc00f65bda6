import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { CHALLENGE_PATTERN, pairingCode, spacedPairingCode } from './pairing-code.ts'

const challengeOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Computes the code from the decoded bytes. */
function fromBytes(challenge: string): string {
  const bits = Buffer.from(challenge, 'base64url').readUIntBE(0, 3) >> 4
  const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
  return [15, 10, 5, 0].map(from => signs[(bits >> from) & 31]).join('')
}

describe('pairingCode', () => {
  test('encodes the first 20 bits of the challenge', () => {
    for (let n = 0; n < 500; n += 1) {
      const challenge = challengeOf(`verifier ${n}`)
      expect(challenge).toMatch(CHALLENGE_PATTERN)
      expect(pairingCode(challenge)).toBe(fromBytes(challenge))
    }
  })

  test.each([
    ['A'.repeat(43), '2222'],
    [`${'_'.repeat(42)}8`, 'ZZZZ'],
  ])('returns for %s: %s', (challenge, code) => {
    expect(pairingCode(challenge)).toBe(code)
  })

  test('contains no ambiguous characters', () => {
    const codes = Array.from({ length: 500 }, (_, n) => pairingCode(challengeOf(`${n}`)))
    expect(codes.join('')).not.toMatch(/[01IO]/)
  })

  test('is formatted in two groups', () => {
    expect(spacedPairingCode('7K24')).toBe('7K · 24')
  })
})
