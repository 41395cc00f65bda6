import * as z from 'zod/mini'
import { CHALLENGE_PATTERN } from '../pairing/pairing-code.ts'
import { expiresIn, signedIn } from './auth.ts'
import { defineEndpoint } from './endpoint.ts'

/** 32 bytes in base64url. */
const drawn = z.string().check(z.regex(CHALLENGE_PATTERN))

export const approvePairing = defineEndpoint({
  method: 'POST',
  path: '/auth/pairings',
  access: 'user',
  summary:
    'Let the extension that drew this challenge connect; its code counts once and not for long',
  body: z.strictObject({
    /** SHA-256 of the verifier that only the extension knows. */
    challenge: drawn,
  }),
  response: z.object({
    success: z.literal(true),
    data: z.object({ code: z.string(), expiresIn }),
  }),
  errors: ['AUTHENTICATION_REQUIRED', 'TOKEN_EXPIRED', 'FORBIDDEN'],
})

export const claimPairing = defineEndpoint({
  method: 'POST',
  path: '/auth/pairings/claim',
  access: 'anyone',
  summary:
    'Sign an extension in with the code that its owner approved; a wrong verifier ends the code',
  body: z.strictObject({ code: drawn, verifier: drawn }),
  response: signedIn,
  errors: ['PAIRING_FAILED'],
})
