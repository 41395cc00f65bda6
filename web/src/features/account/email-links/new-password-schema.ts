import { newPassword } from '@registry/shared/contract/account/auth'
import * as z from 'zod/mini'
import { confirmation, passwordsMatch } from '../../../lib/forms/password-confirmation.ts'

/** New password and its confirmation, with the rules of registration. */
export const newPasswordFormSchema = z
  .object({ password: newPassword, confirm: confirmation })
  .check(passwordsMatch)
export type NewPassword = z.output<typeof newPasswordFormSchema>
