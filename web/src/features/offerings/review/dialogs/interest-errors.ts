import { offeringDialogMessages } from '@registry/shared/messages/offerings/offering-dialogs'

/** Values of the interest form: contact details and a message. */
export type Interest = Record<'name' | 'email' | 'phone' | 'message', string>

const t = offeringDialogMessages.interest
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Returns an error text per invalid field, in the order of the form. The server validates the rest. */
export function interestErrors({ name, email }: Interest): Partial<Interest> {
  return {
    ...(name.trim() === '' && { name: t.nameMissing }),
    ...(!EMAIL.test(email.trim()) && { email: t.emailInvalid }),
  }
}
