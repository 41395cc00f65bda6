import { createHash } from 'node:crypto'
import { CHALLENGE_PATTERN } from '@registry/shared/pairing/pairing-code'
import { expect, test } from 'vitest'
import { computeChallenge, createVerifier } from './create-verifier.ts'

test('createVerifier returns unique values, and computeChallenge their SHA-256', async () => {
  const verifiers = Array.from({ length: 50 }, createVerifier)
  expect(new Set(verifiers).size).toBe(50)
  for (const verifier of verifiers) {
    expect(verifier).toMatch(CHALLENGE_PATTERN)
    const expected = createHash('sha256').update(verifier).digest('base64url')
    expect(await computeChallenge(verifier)).toBe(expected)
  }
})
