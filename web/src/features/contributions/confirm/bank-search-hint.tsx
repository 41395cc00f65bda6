import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import { inboxMessages } from '@registry/shared/messages/contributions/to-confirm'
import { expectedTransfer } from '@registry/shared/payments/expected-transfer'
import { Search } from 'lucide-react'
import { Fragment } from 'react'
import { Inline } from '../../../ui/layout/inline.tsx'
import { InlineCopyButton } from './inline-copy-button.tsx'

const t = inboxMessages.lookFor

interface BankSearchHintProps {
  contribution: ContributionDetail
  announce: (message: string) => void
}

/**
 * What to search for in the bank account: the amount and reference that the contributor was asked
 * to pay with.
 */
export function BankSearchHint({ contribution, announce }: BankSearchHintProps) {
  const { amount, copyAmount, references } = expectedTransfer(contribution)
  return (
    <Inline as="p" gap={6} align="start" size={12} tone="muted">
      <Search className="icon icon-16 tone-faint above-8" aria-hidden="true" />
      <span>
        {t.before}{' '}
        <InlineCopyButton
          label={t.amount}
          value={amount}
          copyValue={copyAmount}
          announce={announce}
        />{' '}
        {references.map((reference, index) => (
          <Fragment key={reference}>
            {index === 0 ? t.with : t.or}{' '}
            <InlineCopyButton
              label={t.reference}
              value={reference}
              copyValue={reference}
              announce={announce}
            />{' '}
          </Fragment>
        ))}
        {contribution.paymentMethod === 'wise-transfer' ? t.wise : t.bank}
      </span>
    </Inline>
  )
}
