import { credentials } from '@registry/shared/contract/account/auth'
import { authMessages } from '@registry/shared/messages/account/auth'
import * as z from 'zod/mini'

export type LoginKind = 'user' | 'legacy'

/** Schemas of both logins. They share their fields; the legacy login displays only the password. */
export const loginFormSchema = {
  user: z.object({ email: credentials.shape.email, password: credentials.shape.password }),
  legacy: z.object({
    email: z.string(),
    password: z.string().check(z.minLength(1, authMessages.adminPasswordRequired)),
  }),
} as const
export type LoginValues = z.output<typeof loginFormSchema.user>
