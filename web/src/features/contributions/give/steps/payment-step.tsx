import { contributionMessages as t } from '@registry/shared/messages/contributions/contributions'
import { paymentMessages } from '@registry/shared/messages/contributions/payments'
import { formatDollars } from '@registry/shared/money/format-money'
import type { Cents } from '@registry/shared/money/money'
import { formatTypedAmount } from '@registry/shared/money/parse-typed-amount'
import { formatPayableAmount } from '@registry/shared/payments/format-payable-amount'
import { useRef, useState } from 'react'
import { scrollIntoViewIfNeeded } from '../../../../lib/browser/scroll-into-view-if-needed.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useModal } from '../../../../ui/dialogs/modal.tsx'
import { SheetPane } from '../../../../ui/dialogs/sheet-pane.tsx'
import { LiveRegion, useAnnouncement } from '../../../../ui/feedback/live-region.tsx'
import { RetryBanner } from '../../../../ui/feedback/retry-banner.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import type { ContributionDraft } from '../draft/contribution-drafts.ts'
import type { ContributionFormValues } from '../form/contribution-form-schema.ts'
import type { ChosenMethod } from '../submit/payment-reference-for-method.ts'
import { type SentContribution, useSubmitContribution } from '../submit/use-submit-contribution.ts'
import type { ContributeSheetProps } from './contribute-step-props.ts'
import { ItemSidePanel } from './item-side-panel.tsx'
import { ItemSummaryRow } from './item-summary-row.tsx'
import { RemainingAmountBanner } from './remaining-amount-banner.tsx'
import type { ReachContributionStep } from './use-contribution-funnel.ts'
import { useFlash } from './use-flash.ts'

interface PaymentStepProps extends Omit<ContributeSheetProps, 'onClose'> {
  left: Cents
  contribution: ContributionFormValues
  draft: ContributionDraft
  onDraft: (part: Partial<ContributionDraft>) => void
  isSending: boolean
  onSending: (isSending: boolean) => void
  onReach: ReachContributionStep
  onPrevious: () => void
  onChooseAnotherItem: () => void
  onSent: (sent: SentContribution) => void
  /** Set for the payment of an existing contribution. */
  onConfirm?: Parameters<typeof useSubmitContribution>[0]['onConfirm']
}

/** Step 2: payment method, confirmation of payment, and submission. */
export function PaymentStep(props: PaymentStepProps) {
  const { item, owner, left, contribution, draft, onDraft, isSending, onReach, renderPayment } =
    props
  const [isPaid, setPaid] = useState(false)
  const [flash, setFlash] = useFlash<'method' | 'paid'>()
  const [announcement, announce] = useAnnouncement()
  const confirm = useRef<HTMLButtonElement>(null)
  const { focusTitle } = useModal()
  const { failure, retryInS, send, clearFailure } = useSubmitContribution({
    ...props,
    slug: owner.registrySlug,
  })
  const { amount } = contribution
  const method = chosenMethod(draft, owner.paymentMethods)
  // With an unanswered request, that request itself may have reduced the remaining amount.
  const isAbove = amount > left && !draft.sent

  const submit = () => {
    if (isSending) return
    if (method === undefined) {
      setFlash('method')
      announce(paymentMessages.chooseFirst)
    } else if (!isPaid) {
      setFlash('paid')
      announce(paymentMessages.tickFirst)
    } else {
      onReach('contribution_submitted')
      void send(method)
    }
  }
  const useRemaining = () => {
    onDraft({ amount: formatTypedAmount(left) })
    setPaid(false)
    clearFailure()
    focusTitle()
  }
  const sendAgain = () => {
    // The pressed button is removed with the failure banner.
    confirm.current?.focus()
    submit()
  }
  return (
    <SheetPane
      title={t.titles.payment}
      subtitle={t.step(2)}
      steps={{ done: 2, of: 3 }}
      focusKey="payment"
      closeLabel={t.close}
      isBusy={isSending}
      side={<ItemSidePanel item={item} amount={amount} contribution={contribution} />}
      foot={
        <>
          <Button look="outline" size="lg" disabled={isSending} onClick={props.onPrevious}>
            {t.previous}
          </Button>
          <Button size="lg" ref={confirm} aria-disabled={isSending || undefined} onClick={submit}>
            {isSending ? t.sending : t.confirm}
          </Button>
        </>
      }
    >
      <ItemSummaryRow item={item} />
      {renderPayment({
        amount,
        name: contribution.name,
        method: method === 'Unknown' ? undefined : method,
        onCodeShown: () => onReach('contribution_qr_viewed'),
        onMethod: next => {
          if (next) onReach(methodEvent(draft.method))
          onDraft({ method: next })
          setPaid(false)
          clearFailure()
        },
        isFlashing: flash === 'method',
      })}
      <Checkbox
        checked={isPaid}
        disabled={method === undefined || isSending}
        isFlashing={flash === 'paid'}
        onChange={event => {
          if (event.target.checked) onReach('contribution_payment_confirmed')
          else clearFailure()
          setPaid(event.target.checked)
        }}
      >
        {paidText(amount, method)}
      </Checkbox>
      {isAbove && (
        <RemainingAmountBanner
          left={left}
          onUseRemaining={useRemaining}
          onChooseAnotherItem={props.onChooseAnotherItem}
        >
          {t.onlyLeft(left)}
        </RemainingAmountBanner>
      )}
      {failure && !isAbove && <RetryBanner failure={failure} texts={t} onAgain={sendAgain} />}
      {retryInS !== undefined && (
        <p className="hint" role="timer" ref={scrollIntoViewIfNeeded}>
          {t.againIn(retryInS)}
        </p>
      )}
      <LiveRegion>{announcement}</LiveRegion>
    </SheetPane>
  )
}

/** Returns the analytics event for a first or changed payment method. */
function methodEvent(before: ContributionDraft['method']) {
  return before ? 'contribution_payment_method_changed' : 'contribution_payment_method_selected'
}

/**
 * Returns the chosen method if the registry offers it. A registry without online payments accepts
 * contributions handed over in person ('Unknown').
 */
function chosenMethod(
  draft: ContributionDraft,
  offered: ContributeSheetProps['owner']['paymentMethods'],
): ChosenMethod | undefined {
  if (offered.length === 0) return 'Unknown'
  return offered.find(method => method === draft.method)
}

function paidText(amount: Cents, method: ChosenMethod | undefined): string {
  if (method === undefined || method === 'Unknown')
    return paymentMessages.confirmPaidUnknown(formatDollars(amount))
  return paymentMessages.confirmPaid(
    formatPayableAmount(amount, method),
    paymentMessages.methods[method].name,
  )
}
