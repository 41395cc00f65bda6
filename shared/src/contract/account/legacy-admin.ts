import * as z from 'zod/mini'
import { authMessages } from '../../messages/account/auth.ts'
import { defineEndpoint } from '../endpoint.ts'
import { done, success } from '../fields.ts'

const adminPassword = z.strictObject({
  adminPassword: z
    .string()
    .check(
      z.minLength(1, authMessages.adminPasswordRequired),
      z.maxLength(200, authMessages.invalidAdminPassword),
    ),
})

export const legacyLogin = defineEndpoint('POST /admin/login', {
  access: 'anyone',
  summary: 'Sign in with the legacy admin password; returns a cookie and a CSRF token',
  body: adminPassword,
  response: success({ message: z.string(), csrfToken: z.string() }),
  errors: ['INVALID_CREDENTIALS', 'LEGACY_LOGIN_OFF', 'REGISTRY_NOT_FOUND'],
})

export const legacyLogout = defineEndpoint('POST /admin/logout', {
  access: 'anyone',
  summary: 'End the legacy admin session; an active one requires its x-csrf-token',
  response: done,
  errors: ['FORBIDDEN'],
})

export const legacyValidate = defineEndpoint('POST /admin/validate', {
  access: 'anyone',
  summary: 'Check the legacy admin password without opening a session',
  body: adminPassword,
  response: done,
  errors: ['INVALID_CREDENTIALS', 'LEGACY_LOGIN_OFF'],
})
