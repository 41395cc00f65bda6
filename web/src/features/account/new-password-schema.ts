import { newPassword } from '@registry/shared/contract/auth'
import * as z from 'zod/mini'
import { confirmation, isTypedTwice } from '../../lib/typed-twice.ts'

/** New password and its confirmation, with the rules of registration. */
export const newPasswordFormSchema = z
  .object({ password: newPassword, confirm: confirmation })
  .check(isTypedTwice)
export type NewPassword = z.output<typeof newPasswordFormSchema>
