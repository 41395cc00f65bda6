import * as z from 'zod/mini'
import { authMessages } from '../messages/auth.ts'
import { defineEndpoint } from './endpoint.ts'
import { done } from './fields.ts'

const adminPassword = z.strictObject({
  adminPassword: z
    .string()
    .check(z.minLength(1, authMessages.adminPasswordRequired), z.maxLength(200)),
})

export const legacyLogin = defineEndpoint({
  method: 'POST',
  path: '/admin/login',
  access: 'anyone',
  summary: 'Sign in with the legacy admin password: a cookie, and a token for changing calls',
  body: adminPassword,
  response: z.object({ success: z.literal(true), message: z.string(), csrfToken: z.string() }),
  errors: ['INVALID_CREDENTIALS', 'LEGACY_LOGIN_OFF', 'REGISTRY_NOT_FOUND'],
})

export const legacyLogout = defineEndpoint({
  method: 'POST',
  path: '/admin/logout',
  access: 'anyone',
  summary: 'End the legacy admin session; a live one only with its x-csrf-token',
  response: done,
  errors: ['FORBIDDEN'],
})

export const legacyValidate = defineEndpoint({
  method: 'POST',
  path: '/admin/validate',
  access: 'anyone',
  summary: 'Whether this is the legacy admin password; opens no session',
  body: adminPassword,
  response: done,
  errors: ['INVALID_CREDENTIALS', 'LEGACY_LOGIN_OFF'],
})
