import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { login } from './account/auth.ts'
import { legacyLogin } from './account/legacy-admin.ts'

const LONG = 'Aa1'.repeat(100)

test.each([
  ['of an owner', login.body, { email: 'mei@example.com', password: LONG }, /^Password/],
  ['of the legacy admin', legacyLogin.body, { adminPassword: LONG }, /^Invalid admin password$/],
])('a password %s that is too long is refused with a sentence', (_whose, body, typed, sentence) => {
  const { error } = z.safeParse(body as z.core.$ZodType, typed)
  expect(error?.issues.map(issue => issue.message)).toEqual([expect.stringMatching(sentence)])
})
