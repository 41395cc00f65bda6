import { contributionMessages as t } from '@registry/shared/messages/contributions/contributions'
import { paymentMessages } from '@registry/shared/messages/contributions/payments'
import { formatDollars } from '@registry/shared/money/format-money'
import { type Cents, cents, ZERO } from '@registry/shared/money/money'
import { formatTypedAmount, parseTypedAmount } from '@registry/shared/money/parse-typed-amount'
import { ArrowRight } from 'lucide-react'
import { useId, useState } from 'react'
import { visitorData } from '../../../../lib/visitor/visitor-data.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useModal } from '../../../../ui/dialogs/modal.tsx'
import { SheetPane } from '../../../../ui/dialogs/sheet-pane.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import type { ContributionDraft } from '../draft/contribution-drafts.ts'
import { unansweredAmount } from '../draft/unanswered-amount.ts'
import { AmountField } from '../form/amount-field.tsx'
import { ContributionNoteField } from '../form/contribution-note-field.tsx'
import { ErrorSummary, errorSummaryLines } from '../form/error-summary.tsx'
import { PublicDetailsField } from '../form/public-details-field.tsx'
import { useContributionForm } from '../form/use-contribution-form.ts'
import type { ContributeSheetProps } from './contribute-step-props.ts'
import { ItemSidePanel } from './item-side-panel.tsx'
import { ItemSummaryRow } from './item-summary-row.tsx'
import { RemainingAmountBanner } from './remaining-amount-banner.tsx'
import { RetryTimer } from './retry-timer.tsx'

interface FormStepProps extends ContributeSheetProps {
  left: Cents
  draft: ContributionDraft
  onDraft: (part: Partial<ContributionDraft>) => void
  /** Seconds until the contribution is sent again. */
  retryInS: number | undefined
  onNext: () => void
}

const FORM_ID = 'gift-form'

/** Step 1: amount, name, email, note, and what of them becomes public. */
export function FormStep(props: FormStepProps) {
  const { item, owner, left, draft, onFilling } = props
  const amount = parseTypedAmount(draft.amount)
  // An unanswered request may have been recorded, so that its own amount no longer remains.
  const max = cents(Math.max(left, unansweredAmount(draft) ?? ZERO))
  const form = useContributionForm({ ...props, left: max })
  const { errors, refusals } = form
  const { focusTitle } = useModal()

  const wrong = refusals > 0 ? errorSummaryLines(errors, max) : []
  const isShort = useExceedsRemaining(max, amount) && left > 0
  const useRemaining = () => {
    form.set('amount', formatTypedAmount(left))
    // The pressed button is removed together with its banner.
    focusTitle()
  }
  return (
    <SheetPane
      title={t.titles.form}
      subtitle={t.step(1)}
      steps={{ done: 1, of: 3 }}
      focusKey="form"
      closeLabel={t.close}
      side={<ItemSidePanel item={item} amount={amount} />}
      foot={
        <>
          <p className="total stack text-12 muted">
            {t.youGive}
            <b>{formatDollars(amount ?? ZERO)}</b>
          </p>
          <Button type="submit" form={FORM_ID} size="lg">
            {t.next}
            <ArrowRight className="icon" aria-hidden="true" />
          </Button>
        </>
      }
    >
      <ItemSummaryRow item={item} />
      <RetryTimer seconds={props.retryInS} />
      <form id={FORM_ID} className="form" noValidate onFocus={onFilling} onSubmit={form.submit}>
        {wrong.length > 0 && <ErrorSummary lines={wrong} refusals={refusals} onGo={form.focus} />}
        {isShort && (
          <RemainingAmountBanner left={left} onUseRemaining={useRemaining}>
            {t.leftNow(left)}
          </RemainingAmountBanner>
        )}
        <AmountField form={form} left={left || max} amount={amount} />
        <div className="field-row">
          <Field
            label={t.yourName}
            autoComplete="name"
            required
            error={errors.name}
            {...form.control('name')}
          />
          <Field
            label={t.yourEmail}
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            error={errors.email}
            {...form.control('email')}
          />
        </div>
        <ContributionNoteField form={form} toName={owner.name} note={draft.message} />
        <PublicDetailsField draft={draft} onDraft={props.onDraft} />
      </form>
      {owner.paymentMethods.length > 0 ? (
        <PaymentTip />
      ) : (
        <p className="text-14 pad-16 radius-12 tint-sky">{paymentMessages.none}</p>
      )}
    </SheetPane>
  )
}

/**
 * Returns true if the amount fitted when the form was opened or the draft was stored, but exceeds
 * the remainder now. An amount typed too high is reported under its field instead.
 */
function useExceedsRemaining(left: Cents, amount: Cents | undefined): boolean {
  const [opened] = useState({ left, isShort: amount !== undefined && amount > left })
  return amount !== undefined && amount > left && (opened.isShort || left < opened.left)
}

/** Explains the payment, unless tips are turned off in this browser. */
function PaymentTip() {
  const [isShown] = useState(() => visitorData.showsTips())
  const id = useId()
  if (!isShown) return null
  return (
    <section className="text-14 radius-12 pad-16 tint-sky" aria-labelledby={id}>
      <h3 className="text-14 weight-600" id={id}>
        {t.tip.title}
      </h3>
      <ol className="listed stack gap-4 above-6 tone-ink">
        {t.tip.steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
