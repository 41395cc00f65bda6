import { newPassword } from '@registry/shared/contract/auth'
import * as z from 'zod/mini'
import { confirmation, isTypedTwice } from '../../lib/typed-twice.ts'

/** A new password, typed twice: the rules of registering. */
export const newPasswordFormSchema = z
  .object({ password: newPassword, confirm: confirmation })
  .check(isTypedTwice)
export type NewPassword = z.output<typeof newPasswordFormSchema>
