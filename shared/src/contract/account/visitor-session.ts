import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { success } from '../fields.ts'

/** Milliseconds until the token expires. */
export const expiresIn = z.int()

/** In a file of its own, so that visitors do not create the schemas of accounts. */
export const createSession = defineEndpoint('POST /auth/session', {
  access: 'anyone',
  summary: 'Create a session token for a visitor',
  response: success({ sessionToken: z.string(), expiresIn }),
})
