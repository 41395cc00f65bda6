import type { ContributionFormValues } from '@registry/shared/contributions/contribution-form-schema'
import { contributionMessages as t } from '@registry/shared/messages/contributions/contributions'
import { paymentMessages } from '@registry/shared/messages/contributions/payments'
import { type Cents, ZERO } from '@registry/shared/money/money'
import { formatTypedAmount } from '@registry/shared/money/parse-typed-amount'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useModal } from '../../../../ui/dialogs/modal.tsx'
import { SheetPane } from '../../../../ui/dialogs/sheet-pane.tsx'
import { LiveRegion, useAnnouncement } from '../../../../ui/feedback/live-region.tsx'
import { RetryBanner } from '../../../../ui/feedback/retry-banner.tsx'
import type { ContributionDraft } from '../draft/contribution-drafts.ts'
import { unansweredAmount } from '../draft/unanswered-amount.ts'
import type { ChosenMethod } from '../submit/payment-reference-for-method.ts'
import type { useSubmitContribution } from '../submit/use-submit-contribution.ts'
import type { ContributeSheetProps } from './contribute-step-props.ts'
import { ItemSidePanel } from './item-side-panel.tsx'
import { ItemSummaryLine } from './item-summary-row.tsx'
import { PaymentFoot } from './payment-foot.tsx'
import { RemainingAmountBanner } from './remaining-amount-banner.tsx'
import { RetryTimer } from './retry-timer.tsx'
import type { ReachContributionStep } from './use-contribution-funnel.ts'
import { useReturnQuestion } from './use-return-question.ts'

const FLASH_MS = 1000

interface PaymentStepProps extends Omit<ContributeSheetProps, 'onClose' | 'onItemChange'> {
  left: Cents
  contribution: ContributionFormValues
  draft: ContributionDraft
  onDraft: (part: Partial<ContributionDraft>) => void
  isSending: boolean
  submission: ReturnType<typeof useSubmitContribution>
  onReach: ReachContributionStep
  /** Notice above the payment. */
  notice?: ReactNode
  /** Label of the button that leaves the step; 'Previous' by default. */
  previousLabel?: string
  onPrevious: () => void
  onChooseAnotherItem: () => void
}

/** Step 2: payment method, confirmation of payment, and submission. */
export function PaymentStep(props: PaymentStepProps) {
  const { item, owner, left, contribution, draft, onDraft, isSending, onReach, renderPayment } =
    props
  const { failure, retryInS, send, clearFailure } = props.submission
  // Stays ticked when the step is mounted again during or after an attempt.
  const [isPaid, setPaid] = useState(isSending || failure !== undefined)
  const [flash, setFlash] = useFlash<'method' | 'paid'>()
  /** Missing step, after an attempt to confirm. */
  const [missing, setMissing] = useState<'method' | 'paid'>()
  const [announcement, announce] = useAnnouncement()
  const methods = useRef<HTMLFieldSetElement>(null)
  const tick = useRef<HTMLInputElement>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  const question = useReturnQuestion()
  const { focusTitle } = useModal()
  const { amount } = contribution
  const method = chosenMethod(draft, owner.paymentMethods)
  // An unanswered request may have been recorded, so that its own amount no longer remains.
  const isAbove = amount > Math.max(left, unansweredAmount(draft) ?? ZERO)

  const isAsking = question.isAsking && !isPaid && !isSending
  useEffect(() => {
    if (isAsking) announce(paymentMessages.wentThrough)
  }, [isAsking, announce])

  const report = (part: 'method' | 'paid', sentence: string, control?: HTMLElement | null) => {
    setMissing(part)
    setFlash(part)
    announce(sentence)
    control?.focus()
  }
  const submit = () => {
    if (isSending) return
    if (method === undefined) {
      report('method', paymentMessages.chooseFirst, methods.current?.querySelector('button'))
    } else if (!isPaid) {
      report('paid', paymentMessages.tickFirst, tick.current)
    } else {
      onReach('contribution_submitted')
      void send(method)
    }
  }
  const changePaid = (next: boolean) => {
    if (next) onReach('contribution_payment_confirmed')
    else clearFailure()
    setPaid(next)
    setMissing(undefined)
    question.close()
    // The pressed answer is removed with the question.
    tick.current?.focus()
  }
  const changeMethod = (next: ContributionDraft['method']) => {
    if (next) onReach(methodEvent(draft.method))
    onDraft({ method: next })
    setPaid(false)
    setMissing(undefined)
    question.reset()
    clearFailure()
  }
  const useRemaining = () => {
    onDraft({ amount: formatTypedAmount(left) })
    setPaid(false)
    question.reset()
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
        <PaymentFoot
          amount={amount}
          method={method}
          isPaid={isPaid}
          onPaid={changePaid}
          isTickMissing={missing === 'paid'}
          isFlashing={flash === 'paid'}
          isSending={isSending}
          isAsking={isAsking}
          onNotYet={() => {
            question.close()
            focusTitle()
          }}
          tickRef={tick}
          confirmRef={confirm}
          previousLabel={props.previousLabel ?? t.previous}
          onPrevious={props.onPrevious}
          onConfirm={submit}
        />
      }
    >
      <ItemSummaryLine item={item} />
      {props.notice}
      {renderPayment({
        amount,
        name: contribution.name,
        method: method === 'Unknown' ? undefined : method,
        onCodeShown: () => onReach('contribution_qr_viewed'),
        onPaying: question.onPaying,
        onMethod: changeMethod,
        isFlashing: flash === 'method',
        isMissing: missing === 'method',
        methodsRef: methods,
      })}
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
      <RetryTimer seconds={retryInS} />
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

/** Highlights one of several places for a second. */
function useFlash<P extends string>(): [P | undefined, (place: P) => void] {
  const [flash, setFlash] = useState<{ place: P }>()

  useLayoutEffect(() => {
    if (!flash) return
    const timer = setTimeout(() => setFlash(undefined), FLASH_MS)
    return () => clearTimeout(timer)
  }, [flash])

  return [flash?.place, place => setFlash({ place })]
}
