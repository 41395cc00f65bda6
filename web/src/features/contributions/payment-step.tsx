import { contributionMessages as words } from '@registry/shared/messages/contributions'
import { paymentMessages } from '@registry/shared/messages/payments'
import { formatDollars } from '@registry/shared/money/format-money'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { LiveRegion, useAnnouncement } from '../../ui/live-region.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { amountToType } from './amount-text.ts'
import type { ContributeSheetProps } from './contribute-sheet.tsx'
import { FailureNotice } from './failure-notice.tsx'
import type { GiftDraft } from './gift-draft.ts'
import type { Gift } from './gift-form.ts'
import { GiftMini } from './gift-mini.tsx'
import { GiftSide } from './gift-side.tsx'
import type { SentGift } from './success-step.tsx'
import { type ChosenMethod, useConfirm } from './use-confirm.ts'
import { useFlash } from './use-flash.ts'

interface PaymentStepProps extends ContributeSheetProps {
  gift: Gift
  draft: GiftDraft
  onDraft: (part: Partial<GiftDraft>) => void
  onPrevious: () => void
  onSent: (sent: SentGift) => void
}

/** Step 2: how it is paid, a tick that it was, and the confirmation. */
export function PaymentStep(props: PaymentStepProps) {
  const { item, owner, gift, draft, onDraft, onPrevious, onClose, renderPayment } = props
  const [isPaid, setPaid] = useState(false)
  const [flash, setFlash] = useFlash<'method' | 'paid'>()
  const [announcement, announce] = useAnnouncement()
  const confirm = useConfirm({ ...props, slug: owner.registrySlug })
  const { amount } = gift
  const method = chosenMethod(draft, owner.paymentMethods)

  const submit = () => {
    if (method === undefined) {
      setFlash('method')
      announce(paymentMessages.chooseFirst)
    } else if (!isPaid) {
      setFlash('paid')
      announce(paymentMessages.tickFirst)
    } else void confirm.send(method)
  }
  return (
    <Sheet
      title={words.titles.payment}
      subtitle={words.step(2)}
      steps={{ done: 2, of: 3 }}
      focusKey="payment"
      width="wide"
      closeLabel={words.close}
      dismissal={confirm.isSending ? 'none' : 'any'}
      onClose={onClose}
      side={<GiftSide item={item} amount={amount} gift={gift} />}
      foot={
        <>
          <Button look="outline" size="lg" disabled={confirm.isSending} onClick={onPrevious}>
            {words.previous}
          </Button>
          <Button size="lg" disabled={confirm.isSending} onClick={submit}>
            {confirm.isSending ? words.sending : words.confirm}
          </Button>
        </>
      }
    >
      <GiftMini item={item} />
      {renderPayment({
        amount,
        name: gift.name,
        method: method === 'Unknown' ? undefined : method,
        onMethod: next => {
          onDraft({ method: next })
          setPaid(false)
        },
        isFlashing: flash === 'method',
      })}
      <Checkbox
        checked={isPaid}
        disabled={method === undefined || confirm.isSending}
        isFlashing={flash === 'paid'}
        onChange={event => setPaid(event.target.checked)}
      >
        {paidWords(formatDollars(amount), method)}
      </Checkbox>
      {confirm.failure && (
        <FailureNotice
          failure={confirm.failure}
          onGiveLeft={left => {
            onDraft({ amount: amountToType(left) })
            setPaid(false)
            confirm.forgive()
          }}
        />
      )}
      <LiveRegion>{announcement}</LiveRegion>
    </Sheet>
  )
}

/** A registry without online payments takes a gift that is handed over some other way. */
function chosenMethod(
  draft: GiftDraft,
  offered: ContributeSheetProps['owner']['paymentMethods'],
): ChosenMethod | undefined {
  if (offered.length === 0) return 'Unknown'
  return offered.find(method => method === draft.method)
}

function paidWords(amount: string, method: ChosenMethod | undefined): string {
  if (method === undefined || method === 'Unknown')
    return paymentMessages.confirmPaidUnknown(amount)
  return paymentMessages.confirmPaid(amount, paymentMessages.methods[method].name)
}
