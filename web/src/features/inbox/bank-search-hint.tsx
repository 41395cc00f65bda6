import type { ContributionDetail } from '@registry/shared/contract/owner-contributions'
import { inboxMessages } from '@registry/shared/messages/inbox'
import { whatToLookFor } from '@registry/shared/payments/what-to-look-for'
import { Search } from 'lucide-react'
import { Fragment } from 'react'
import { CopyBit } from './inline-copy-button.tsx'

const words = inboxMessages.lookFor

interface LookForProps {
  gift: ContributionDetail
  announce: (message: string) => void
}

/** What to find in the bank for a gift: what its giver was told to pay, and to write with it. */
export function LookFor({ gift, announce }: LookForProps) {
  const { amount, copyAmount, references } = whatToLookFor({
    amount: gift.amount,
    paymentMethod: gift.paymentMethod,
    contributorName: gift.contributor.name,
    itemName: gift.item.name,
  })
  return (
    <p className="look">
      <Search className="icon icon-16" aria-hidden="true" />
      <span>
        {words.before}{' '}
        <CopyBit label={words.amount} value={amount} copyValue={copyAmount} announce={announce} />{' '}
        {references.map((reference, index) => (
          <Fragment key={reference}>
            {index === 0 ? words.with : words.or}{' '}
            <CopyBit
              label={words.reference}
              value={reference}
              copyValue={reference}
              announce={announce}
            />{' '}
          </Fragment>
        ))}
        {gift.paymentMethod === 'wise-transfer' ? words.wise : words.bank}
      </span>
    </p>
  )
}
