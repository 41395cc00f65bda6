import { authMessages } from '@registry/shared/messages/account/auth'
import * as z from 'zod/mini'

/** Schema of the field that repeats a new password. */
export const confirmation = z.string().check(z.minLength(1, authMessages.confirmRequired))

/** Requires equal passwords. Runs even if other checks fail, so that all errors are shown together. */
export const passwordsMatch = z.refine<{ password: string; confirm: string }>(
  ({ password, confirm }) => password === confirm,
  { path: ['confirm'], error: authMessages.confirmMismatch, when: () => true },
)
