import { offeringDialogMessages } from '@registry/shared/messages/offering-dialogs'

/** How the parents can be reached, and what they write. */
export type Interest = Record<'name' | 'email' | 'phone' | 'message', string>

const words = offeringDialogMessages.interest
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What must be put right before it can be sent, by field and in their order; the rest the server says. */
export function missingIn({ name, email }: Interest): Partial<Interest> {
  return {
    ...(name.trim() === '' && { name: words.nameMissing }),
    ...(!EMAIL.test(email.trim()) && { email: words.emailInvalid }),
  }
}
