import { createHash } from 'node:crypto'
import { CHALLENGE_PATTERN } from '@registry/shared/pairing/pairing-code'
import { expect, test } from 'vitest'
import { challengeOf, drawVerifier } from './draw-verifier.ts'

test('a verifier is another every time, and its challenge what the registry makes of it', async () => {
  const verifiers = Array.from({ length: 50 }, drawVerifier)
  expect(new Set(verifiers).size).toBe(50)
  for (const verifier of verifiers) {
    expect(verifier).toMatch(CHALLENGE_PATTERN)
    const expected = createHash('sha256').update(verifier).digest('base64url')
    expect(await challengeOf(verifier)).toBe(expected)
  }
})
