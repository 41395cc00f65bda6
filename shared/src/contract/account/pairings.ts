import * as z from 'zod/mini'
import { CHALLENGE_PATTERN } from '../../pairing/pairing-code.ts'
import { defineEndpoint } from '../endpoint.ts'
import { success } from '../fields.ts'
import { signedIn } from './auth.ts'
import { expiresIn } from './visitor-session.ts'

/** 32 bytes in base64url. */
const base64url32 = z.string().check(z.regex(CHALLENGE_PATTERN))

export const approvePairing = defineEndpoint('POST /auth/pairings', {
  access: 'user',
  summary:
    'Approve the pairing of an extension by its challenge; returns a short-lived one-time code',
  body: z.strictObject({
    /** SHA-256 of the verifier that only the extension knows. */
    challenge: base64url32,
  }),
  response: success({ data: z.object({ code: z.string(), expiresIn }) }),
  errors: ['FORBIDDEN'],
})

export const claimPairing = defineEndpoint('POST /auth/pairings/claim', {
  access: 'anyone',
  summary: 'Sign in an extension with its approved code; a wrong verifier revokes the code',
  body: z.strictObject({ code: base64url32, verifier: base64url32 }),
  response: signedIn,
  errors: ['PAIRING_FAILED'],
})
