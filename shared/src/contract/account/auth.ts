import * as z from 'zod/mini'
import { authMessages, PASSWORD_PATTERN } from '../../messages/account/auth.ts'
import { defineEndpoint } from '../endpoint.ts'
import { done, email, id, line, optionalText, success, timestamp, version } from '../fields.ts'
import { paymentMethod } from '../registry/registry-schemas.ts'
import { expiresIn } from './visitor-session.ts'

/** A registry owner, as returned to themselves. */
export const user = z.object({
  id,
  email: z.string(),
  name: z.string(),
  emailVerified: z.boolean(),
  createdAt: timestamp,
  registryName: z.string(),
  registrySlug: z.string(),
  registryTitle: z.string(),
  registrySubtitle: z.string(),
  hasPassword: z.boolean(),
  authMethod: z.enum(['password', 'legacy']),
  registrySettings: z.object({
    isSystemAdmin: z.boolean(),
    adminLevel: z.nullable(z.string()),
    canManageUsers: z.boolean(),
    paymentMethods: z.array(paymentMethod),
    giftPassingEnabled: z.boolean(),
    /** True if search engines may index the registry. */
    isListed: z.boolean(),
  }),
  /** Steps of the checklist for new owners that other fields do not show. The previous release has none. */
  checklist: z.optional(
    z.object({
      isTestPaid: z.boolean(),
      isShared: z.boolean(),
      /** True once a device was subscribed to notifications. */
      isNotified: z.boolean(),
      isDismissed: z.boolean(),
    }),
  ),
  can: z.object({
    /** May open the administrators' variant of the dashboard. */
    administer: z.boolean(),
    /** Has an account: devices, export, deletion. The legacy admin has none. */
    manageAccount: z.boolean(),
  }),
  /** Changes with every field above except `checklist`; undefined from the previous release. */
  version,
})
export type User = z.output<typeof user>

/** A token from an email; only its length is validated here. */
const mailedToken = z.string().check(z.minLength(1), z.maxLength(200))

const address = email(authMessages.emailRequired, authMessages.emailInvalid)
const PASSWORD_MAX = 128

/** Rules for choosing a password. */
export const newPassword = z
  .string(authMessages.passwordTooShort)
  .check(
    z.minLength(8, authMessages.passwordTooShort),
    z.maxLength(PASSWORD_MAX, authMessages.passwordTooLong),
    z.regex(PASSWORD_PATTERN, authMessages.passwordTooPlain),
  )

export const registration = z.strictObject({
  email: address,
  password: newPassword,
  name: line(authMessages.nameTooShort).check(
    z.minLength(2, authMessages.nameTooShort),
    z.maxLength(80, authMessages.tooLong(80)),
  ),
  registryName: line(authMessages.registryNameTooShort).check(
    z.minLength(3, authMessages.registryNameTooShort),
    z.maxLength(80, authMessages.tooLong(80)),
  ),
  eventDate: z.optional(optionalText(80)),
})

export const credentials = z.strictObject({
  email: address,
  password: z
    .string(authMessages.loginPasswordTooShort)
    .check(
      z.minLength(4, authMessages.loginPasswordTooShort),
      z.maxLength(PASSWORD_MAX, authMessages.passwordTooLong),
    ),
  client: z.optional(z.enum(['web', 'extension'])),
})

/** Response to a successful login. */
export const signedIn = success({
  user,
  accessToken: z.string(),
  expiresIn,
  /** Only for the extension; the web client stores it in an HttpOnly cookie. */
  refreshToken: z.optional(z.string()),
})

export const register = defineEndpoint('POST /auth/register', {
  access: 'anyone',
  summary: 'Create an account with a registry and sign in',
  status: 201,
  body: registration,
  response: signedIn,
  errors: ['EMAIL_TAKEN'],
})

export const login = defineEndpoint('POST /auth/login', {
  access: 'anyone',
  summary: 'Sign in with e-mail and password',
  body: credentials,
  response: signedIn,
  errors: ['INVALID_CREDENTIALS', 'EMAIL_NOT_VERIFIED'],
})

export const refresh = defineEndpoint('POST /auth/refresh', {
  access: 'anyone',
  summary: 'Rotate the refresh token in the cookie or body; revokes the old one',
  body: z.strictObject({ refreshToken: z.optional(z.string().check(z.maxLength(200))) }),
  response: signedIn,
  errors: ['AUTHENTICATION_REQUIRED', 'TOKEN_EXPIRED', 'FORBIDDEN'],
})

export const logout = defineEndpoint('POST /auth/logout', {
  access: 'anyone',
  summary: "Revoke this session's tokens and the legacy cookie",
  response: done,
  errors: ['FORBIDDEN'],
})

export const me = defineEndpoint('GET /auth/me', {
  access: 'user',
  summary: 'Get the signed-in owner',
  response: success({ user }),
})

export const verifyEmail = defineEndpoint('POST /auth/verify-email', {
  access: 'anyone',
  summary: 'Confirm an email address with the token sent to it',
  body: z.strictObject({ token: mailedToken }),
  response: success({ user }),
  errors: ['TOKEN_EXPIRED'],
})

export const resendVerification = defineEndpoint('POST /auth/resend-verification', {
  access: 'anyone',
  summary: 'Send a new verification link; the response is the same for unknown email addresses',
  body: z.strictObject({ email: address }),
  response: done,
})

export const correctEmail = defineEndpoint('POST /auth/correct-email', {
  access: 'anyone',
  summary:
    'Replace an unconfirmed email address and send a link to the new one; revokes earlier links',
  body: z.strictObject({
    email: address,
    password: credentials.shape.password,
    newEmail: address,
  }),
  response: done,
  errors: ['INVALID_CREDENTIALS', 'ALREADY_VERIFIED', 'EMAIL_TAKEN'],
})

export const forgotPassword = defineEndpoint('POST /auth/forgot-password', {
  access: 'anyone',
  summary: 'Send a password reset link; the response is the same for unknown email addresses',
  body: z.strictObject({ email: address }),
  response: done,
})

export const resetPassword = defineEndpoint('POST /auth/reset-password', {
  access: 'anyone',
  summary: 'Set a new password with the emailed token; revokes every session of the user',
  body: z.strictObject({ token: mailedToken, password: newPassword }),
  response: done,
  errors: ['TOKEN_EXPIRED'],
})
