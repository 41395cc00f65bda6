import { authMessages } from '@registry/shared/messages/auth'
import * as z from 'zod/mini'

/** The field in which a new password is typed again. */
export const confirmation = z.string().check(z.minLength(1, authMessages.confirmRequired))

/** That both are the same; told together with whatever else is wrong, not only once that is right. */
export const passwordsMatch = z.refine<{ password: string; confirm: string }>(
  ({ password, confirm }) => password === confirm,
  { path: ['confirm'], error: authMessages.confirmMismatch, when: () => true },
)
