import type { PublicItem } from '@registry/shared/contract/items'
import type { PaymentMethod, RegistryOwner } from '@registry/shared/contract/registry-schemas'
import { type Cents, MAX_CENTS, remainingCents } from '@registry/shared/money/money'
import { type ReactNode, useEffect, useState } from 'react'
import { pushAddress, replaceAddress, stepBack, useAddressValue } from '../../lib/page-address.ts'
import { renewOnReturn } from '../../lib/visitor-session.ts'
import './contribute.css'
import { FormStep } from './form-step.tsx'
import { giftForm } from './gift-form.ts'
import { NothingLeft } from './nothing-left.tsx'
import { PaymentStep } from './payment-step.tsx'
import { type SentGift, SuccessStep } from './success-step.tsx'
import { useGiftDraft } from './use-gift-draft.ts'

/** What the payment methods need to show their codes and links. */
export interface PaymentChoice {
  amount: Cents
  /** The giver's name, part of the reference. */
  name: string
  method: PaymentMethod | undefined
  onMethod: (method: PaymentMethod | undefined) => void
  isFlashing: boolean
}

export interface ContributeSheetProps {
  item: PublicItem
  owner: RegistryOwner
  onClose: () => void
  onItemChange: (item: PublicItem) => void
  renderPayment: (choice: PaymentChoice) => ReactNode
}

/** The three steps of a contribution: what and from whom, how it is paid, thanks. */
export function ContributeSheet(props: ContributeSheetProps) {
  const { item, onClose, onItemChange } = props
  const left = remainingCents(item.totalPrice, item.amountContributed)
  const { draft, change, forget } = useGiftDraft(item)
  const step = useAddressValue('step')
  const [sent, setSent] = useState<SentGift>()
  const [isOver] = useState(step === 'thanks')
  // The limit may sink while someone pays; then the server says so, with what is left.
  const gift = giftForm(MAX_CENTS).safeParse(draft)

  useEffect(renewOnReturn, [])

  const isPaying = step === 'payment'
  const isPayable = gift.success

  useEffect(() => {
    // Back after the thanks, and reloading them, leaves the sheet instead of opening its form again.
    if (isOver || (sent && step !== 'thanks')) onClose()
  }, [isOver, sent, step, onClose])

  useEffect(() => {
    // An address that comes without the gift: its form must not turn into the payment while typing.
    if (isPaying && !isPayable) replaceAddress({ step: undefined })
  }, [isPaying, isPayable])

  if (isOver) return null
  if (sent) return <SuccessStep sent={sent} {...props} />
  if (left === 0) return <NothingLeft {...props} />
  if (isPaying && gift.success) {
    return (
      <PaymentStep
        {...props}
        gift={gift.data}
        draft={draft}
        onDraft={change}
        onPrevious={() => stepBack({ step: undefined })}
        onSent={done => {
          forget()
          setSent(done)
          replaceAddress({ step: 'thanks' })
          onItemChange(done.item)
        }}
      />
    )
  }
  return (
    <FormStep
      {...props}
      left={left}
      draft={draft}
      onDraft={change}
      onNext={() => pushAddress({ step: 'payment' })}
    />
  )
}
