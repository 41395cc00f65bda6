import { contributionMessages as t } from '@registry/shared/messages/contributions/contributions'
import { paymentMessages } from '@registry/shared/messages/contributions/payments'
import { formatDollars } from '@registry/shared/money/format-money'
import type { Cents } from '@registry/shared/money/money'
import { formatPayableAmount } from '@registry/shared/payments/format-payable-amount'
import { type RefObject, useId } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { FieldError } from '../../../../ui/forms/field-error.tsx'
import { Inline } from '../../../../ui/layout/inline.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import type { ChosenMethod } from '../submit/payment-reference-for-method.ts'
import styles from './payment-step.module.css'

interface PaymentFootProps {
  amount: Cents
  method: ChosenMethod | undefined
  isPaid: boolean
  onPaid: (isPaid: boolean) => void
  /** Whether the visitor tried to confirm without the tick. */
  isTickMissing: boolean
  isFlashing: boolean
  isSending: boolean
  /** Whether to ask if the payment went through. */
  isAsking: boolean
  onNotYet: () => void
  tickRef: RefObject<HTMLInputElement | null>
  confirmRef: RefObject<HTMLButtonElement | null>
  previousLabel: string
  onPrevious: () => void
  onConfirm: () => void
}

/** The foot of the payment step, always in view: confirmation of payment and the buttons. */
export function PaymentFoot(props: PaymentFootProps) {
  const { amount, method, isPaid, onPaid, isTickMissing, isSending } = props
  const errorId = useId()
  return (
    <>
      <Stack gap={12} className={styles.confirmation}>
        {props.isAsking && <ReturnQuestion onYes={() => onPaid(true)} onNotYet={props.onNotYet} />}
        <Stack gap={6} className={styles.paid}>
          <Checkbox
            ref={props.tickRef}
            checked={isPaid}
            disabled={method === undefined || isSending}
            isFlashing={props.isFlashing}
            aria-invalid={isTickMissing || undefined}
            aria-describedby={isTickMissing ? errorId : undefined}
            onChange={event => onPaid(event.target.checked)}
          >
            {paidText(amount, method)}{' '}
            {method === undefined && (
              <span className="hint block">{paymentMessages.tickNeedsMethod}</span>
            )}
          </Checkbox>
          {isTickMissing && <FieldError id={errorId}>{paymentMessages.tickFirst}</FieldError>}
        </Stack>
      </Stack>
      <Button
        look="outline"
        size="lg"
        className={styles.previous}
        disabled={isSending}
        onClick={props.onPrevious}
      >
        {props.previousLabel}
      </Button>
      <Button
        // Until the payment is made, paying is the main action.
        look={isPaid || method === 'Unknown' ? 'primary' : 'tonal'}
        size="lg"
        className={styles.confirm}
        ref={props.confirmRef}
        aria-disabled={isSending || undefined}
        onClick={props.onConfirm}
      >
        {isSending ? t.sending : t.confirm}
      </Button>
    </>
  )
}

/** Asked on return from the bank's app. */
function ReturnQuestion({ onYes, onNotYet }: { onYes: () => void; onNotYet: () => void }) {
  return (
    <Inline
      as="fieldset"
      size={14}
      weight={600}
      gap={8}
      align="center"
      wrap
      radius={12}
      className={`tint-sky ${styles.question}`}
      aria-label={paymentMessages.wentThrough}
    >
      <p>{paymentMessages.wentThrough}</p>
      <Inline gap={8} className={styles.answers}>
        <Button size="sm" onClick={onYes}>
          {paymentMessages.yes}
        </Button>
        <Button look="outline" size="sm" onClick={onNotYet}>
          {paymentMessages.notYet}
        </Button>
      </Inline>
    </Inline>
  )
}

function paidText(amount: Cents, method: ChosenMethod | undefined): string {
  if (method === undefined || method === 'Unknown')
    return paymentMessages.confirmPaidUnknown(formatDollars(amount))
  return paymentMessages.confirmPaid(
    formatPayableAmount(amount, method),
    paymentMessages.methods[method].name,
  )
}
