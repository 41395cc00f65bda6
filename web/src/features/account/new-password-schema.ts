import { newPassword } from '@registry/shared/contract/auth'
import { authMessages } from '@registry/shared/messages/auth'
import * as z from 'zod/mini'

/** A new password, typed twice: the rules of registering. */
export const newPasswordForm = z
  .object({
    password: newPassword,
    confirm: z.string().check(z.minLength(1, authMessages.confirmRequired)),
  })
  .check(
    z.refine(({ password, confirm }) => password === confirm, {
      path: ['confirm'],
      error: authMessages.confirmMismatch,
      // Told together with whatever else is wrong, not only once that is right.
      when: () => true,
    }),
  )
export type NewPassword = z.output<typeof newPasswordForm>
