import type { PaymentMethod } from '@registry/shared/contract/registry/registry-schemas'
import { paymentMessages } from '@registry/shared/messages/contributions/payments'
import { emailMessages } from '@registry/shared/messages/emails/emails'
import { formatTime } from './layout/format-time.ts'
import { type Email, layout } from './layout/layout.ts'
import { linkFreeName } from './layout/link-free-name.ts'

const { verification, reset, passwordChanged, guessingAlert, newDevice, sessionReuse, farewell } =
  emailMessages

interface VerificationEmail {
  name: string
  registryName: string
  link: string
}

/** Email with the link that verifies a new owner's email address. */
export function verificationEmail({ name, registryName, link }: VerificationEmail): Email {
  return layout({
    subject: verification.subject,
    name,
    paragraphs: [verification.text(linkFreeName(registryName))],
    action: { label: verification.action, href: link },
    notes: [verification.expiry, verification.ignore],
  })
}

interface ResetEmail {
  name: string
  link: string
}

/** Email with the link for choosing a new password. */
export function resetEmail({ name, link }: ResetEmail): Email {
  return layout({
    subject: reset.subject,
    name,
    paragraphs: [reset.text],
    action: { label: reset.action, href: link },
    notes: [reset.expiry, reset.ignore],
  })
}

interface PasswordChangedEmail {
  name: string
  at: Date
  /** Payment methods with an account of the registry: someone with the old password may have entered it. */
  methods: readonly PaymentMethod[]
  /** URL for requesting a new password. */
  link: string
}

/** Email to an owner about a changed password, as a warning if they did not change it. */
export function passwordChangedEmail({ name, at, methods, link }: PasswordChangedEmail): Email {
  const { text, effect, payees, own, foreign } = passwordChanged
  const names = methods.map(method => paymentMessages.methods[method].name).join(', ')
  return layout({
    subject: passwordChanged.subject,
    name,
    paragraphs: [text(formatTime(at)), effect, ...(names ? [payees(names)] : []), own, foreign],
    action: { label: passwordChanged.action, href: link },
    notes: [passwordChanged.hint],
  })
}

interface GuessingAlertEmail {
  name: string
  /** Time of the last wrong password. */
  at: Date
  /** URL for requesting a new password. */
  link: string
}

/** Email warning an owner about many wrong passwords. */
export function guessingAlertEmail({ name, at, link }: GuessingAlertEmail): Email {
  const { subject, text, effect, strong, weak, action, hint } = guessingAlert
  return layout({
    subject,
    name,
    paragraphs: [text(formatTime(at)), effect, strong, weak],
    action: { label: action, href: link },
    notes: [hint],
  })
}

export interface DeviceEmail {
  name: string
  /** 'Chrome on Windows'. */
  label: string
  at: Date
  /** URL of the owner's list of devices. */
  link: string
}

type Texts = typeof newDevice | typeof sessionReuse

function deviceEmail(texts: Texts, { name, label, at, link }: DeviceEmail): Email {
  return layout({
    subject: texts.subject,
    name,
    paragraphs: [texts.text],
    facts: [texts.device(label), texts.time(formatTime(at))],
    advice: [texts.own, texts.foreign],
    action: { label: texts.action, href: link },
  })
}

/** Email to an owner about a sign-in on a new device. */
export const newDeviceEmail = (data: DeviceEmail): Email => deviceEmail(newDevice, data)

/** Email to an owner explaining why a device was signed out automatically. */
export const sessionReuseEmail = (data: DeviceEmail): Email => deviceEmail(sessionReuse, data)

/** Email confirming that an account was closed. */
export function accountClosedEmail({ name }: { name: string }): Email {
  return layout({
    subject: farewell.subject,
    name,
    paragraphs: [farewell.text, farewell.foreign],
  })
}
