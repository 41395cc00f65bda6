import { PAYMENT_METHODS } from '@registry/shared/contract/registry/registry-schemas'
import * as z from 'zod'
import {
  accountClosedEmail,
  type DeviceEmail,
  guessingAlertEmail,
  newDeviceEmail,
  passwordChangedEmail,
  resetEmail,
  sessionReuseEmail,
  verificationEmail,
} from '../../emails/account-emails.ts'
import type { Email } from '../../emails/layout/layout.ts'
import type { App } from '../../http/app.ts'
import type { Job, JobRequest } from '../../jobs/define-job.ts'
import { defineMail } from '../../jobs/define-mail.ts'
import { ownAddressOf } from '../registries/payee.ts'
import * as registryStore from '../registries/registry-store.ts'
import * as userStore from '../users/user-store.ts'
import { createEmailLink } from './accounts/email-links.ts'
import * as farewellStore from './accounts/farewell-store.ts'
import * as sessionStore from './sessions/session-store.ts'

const ofUser = z.object({ userId: z.uuid() })
const ofSession = z.object({ userId: z.uuid(), sessionId: z.uuid() })

/** Priority of emails that an owner waits for, so that other emails do not delay them. */
const AWAITED = -1

const toAccountHolder = (
  { name, email: address }: { name: string; email: string },
  email: Email,
) => ({
  to: { name, address },
  email,
})

/** Mails an email verification link. Does nothing for an unknown user id. */
export const sendVerification = defineMail({
  name: 'send_verification',
  payload: ofUser,
  priority: AWAITED,
  async write({ userId }, app, request) {
    const registry = await registryStore.findByOwner(app.db, userId)
    const created = await createEmailLink(app, { userId, purpose: 'verify' }, request)
    if (!registry || !created) return undefined
    const { account, link } = created
    const { name } = account
    return toAccountHolder(account, verificationEmail({ name, registryName: registry.name, link }))
  },
})

/** Mails a password reset link. Does nothing for an unknown user id. */
export const sendReset = defineMail({
  name: 'send_reset',
  payload: ofUser,
  priority: AWAITED,
  async write({ userId }, app, request) {
    const created = await createEmailLink(app, { userId, purpose: 'reset' }, request)
    if (!created) return undefined
    const { account, link } = created
    return toAccountHolder(account, resetEmail({ name: account.name, link }))
  },
})

/** Notifies the owner that the password was changed, and names the payment methods to check. */
export const sendPasswordChanged = defineMail({
  name: 'send_password_changed',
  payload: ofUser,
  async write({ userId }, app, { at }) {
    const account = await userStore.findById(app.db, userId)
    if (!account) return undefined
    const registry = await registryStore.findByOwner(app.db, userId)
    const methods = registry ? PAYMENT_METHODS.filter(method => ownAddressOf(registry, method)) : []
    const link = `${app.config.publicUrl}/dashboard`
    return toAccountHolder(account, passwordChangedEmail({ name: account.name, at, methods, link }))
  },
})

/** Warns the owner about many failed sign-in attempts, if the email address is verified. */
export const sendGuessingAlert = defineMail({
  name: 'send_guessing_alert',
  payload: ofUser,
  async write({ userId }, app, { at }) {
    const account = await userStore.findById(app.db, userId)
    if (!account?.emailVerifiedAt) return undefined
    const link = `${app.config.publicUrl}/reset-password`
    return toAccountHolder(account, guessingAlertEmail({ name: account.name, at, link }))
  },
})

const writeDeviceEmail =
  (template: (data: DeviceEmail) => Email) =>
  async ({ userId, sessionId }: z.output<typeof ofSession>, app: App, { at }: JobRequest) => {
    const account = await userStore.findById(app.db, userId)
    const label = account && (await sessionStore.findLabel(app.db, sessionId, userId))
    if (!label) return undefined
    const link = `${app.config.publicUrl}/registry-settings`
    return toAccountHolder(account, template({ name: account.name, label, at, link }))
  }

/** Notifies the owner of a sign-in from a new device. */
export const sendNewDevice = defineMail({
  name: 'send_new_device',
  payload: ofSession,
  write: writeDeviceEmail(newDeviceEmail),
})

/** Notifies the owner that a device was signed out because its refresh token was reused. */
export const sendSessionReuse = defineMail({
  name: 'send_session_reuse',
  payload: ofSession,
  write: writeDeviceEmail(sessionReuseEmail),
})

/** Confirms to the owner that the account is closed, then deletes the stored email address. */
export const sendAccountClosed = defineMail({
  name: 'send_account_closed',
  payload: ofUser,
  async write({ userId }, app) {
    const farewell = await farewellStore.find(app.db, userId)
    return farewell && toAccountHolder(farewell, accountClosedEmail({ name: farewell.name }))
  },
  async after({ userId }, app, outcome) {
    if (outcome !== 'given_up') await farewellStore.remove(app.db, userId)
  },
})

export const authMails: readonly Job[] = [
  sendVerification,
  sendReset,
  sendPasswordChanged,
  sendGuessingAlert,
  sendNewDevice,
  sendSessionReuse,
  sendAccountClosed,
]
