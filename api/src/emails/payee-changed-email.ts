import type { PaymentMethod } from '@registry/shared/contract/registry/registry-schemas'
import { paymentMessages } from '@registry/shared/messages/contributions/payments'
import { emailMessages } from '@registry/shared/messages/emails/emails'
import { formatTime } from './layout/format-time.ts'
import { type Email, layout } from './layout/layout.ts'

const { payeeChanged, payeeRemoved } = emailMessages

interface PayeeChangedEmail {
  name: string
  methods: readonly PaymentMethod[]
  at: Date
  /** True if a password reset removed them. */
  isRemoved?: boolean | undefined
  /** URL of the payment settings. */
  link: string
}

/** Email to an owner about changed payment details, as a warning if they did not change them. */
export function payeeChangedEmail({
  name,
  methods,
  at,
  isRemoved = false,
  link,
}: PayeeChangedEmail): Email {
  const { subject, text, advice } = isRemoved ? payeeRemoved : payeeChanged
  const names = methods.map(method => paymentMessages.methods[method].name).join(', ')
  return layout({
    subject,
    name,
    paragraphs: [text],
    facts: [payeeChanged.methods(names), payeeChanged.time(formatTime(at))],
    advice,
    action: { label: payeeChanged.action, href: link },
  })
}
