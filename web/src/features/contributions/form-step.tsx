import { contributionMessages as words } from '@registry/shared/messages/contributions'
import { formatDollars } from '@registry/shared/money/format-money'
import { type Cents, MAX_CENTS, ZERO } from '@registry/shared/money/money'
import { ArrowRight } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useModal } from '../../ui/modal.tsx'
import { SheetPane } from '../../ui/sheet-pane.tsx'
import { AmountField } from './amount-field.tsx'
import { amountToType, parseAmountText } from './amount-text.ts'
import type { ContributeSheetProps } from './contribute-sheet.tsx'
import type { GiftDraft } from './contribution-drafts.ts'
import { ErrorSummary } from './error-summary.tsx'
import { summaryTexts } from './error-summary-lines.ts'
import { GiftSide } from './item-side-panel.tsx'
import { GiftMini } from './item-summary-row.tsx'
import { NoteField } from './note-field.tsx'
import { PayingTip } from './payment-tip.tsx'
import { OnlyLeft } from './remaining-amount-banner.tsx'
import { triedAmount } from './unconfirmed-amount.ts'
import { useGiftForm } from './use-contribution-form.ts'
import { useShortage } from './use-exceeds-remaining.ts'

interface FormStepProps extends ContributeSheetProps {
  left: Cents
  draft: GiftDraft
  onDraft: (part: Partial<GiftDraft>) => void
  onNext: () => void
}

const FORM_ID = 'gift-form'

/** Step 1: amount, note, name and e-mail. */
export function FormStep(props: FormStepProps) {
  const { item, owner, left, draft, onFilling } = props
  const amount = parseAmountText(draft.amount)
  // What was tried without an answer may be counted already: sent again it is the same gift.
  const isTried = amount !== undefined && amount === triedAmount(draft)
  const most = isTried ? MAX_CENTS : left
  const form = useGiftForm({ ...props, left: most })
  const { errors, refusals } = form
  const { focusTitle } = useModal()

  useLayoutEffect(() => {
    // The summary that a refusal puts on top pushes the wrong field, which has the focus, out of view.
    if (refusals > 0) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [refusals])

  const wrong = refusals > 0 ? summaryTexts(errors, most) : []
  const isShort = useShortage(most, amount)
  const giveLeft = () => {
    form.set('amount', amountToType(left))
    // The button goes away with its words.
    focusTitle()
  }
  return (
    <SheetPane
      title={words.titles.form}
      subtitle={words.step(1)}
      steps={{ done: 1, of: 3 }}
      focusKey="form"
      closeLabel={words.close}
      side={<GiftSide item={item} amount={amount} />}
      foot={
        <>
          <p className="total">
            {words.youGive}
            <b>{formatDollars(amount ?? ZERO)}</b>
          </p>
          <Button type="submit" form={FORM_ID} size="lg">
            {words.next}
            <ArrowRight className="icon" aria-hidden="true" />
          </Button>
        </>
      }
    >
      <GiftMini item={item} />
      <form id={FORM_ID} className="form" noValidate onFocus={onFilling} onSubmit={form.submit}>
        {wrong.length > 0 && <ErrorSummary lines={wrong} onGo={form.focus} />}
        {isShort && (
          <OnlyLeft left={left} onGiveLeft={giveLeft}>
            {words.leftNow(left)}
          </OnlyLeft>
        )}
        <AmountField form={form} left={left} amount={amount} />
        <NoteField form={form} toName={owner.name} note={draft.message} />
        <div className="field-row">
          <Field
            label={words.yourName}
            autoComplete="name"
            required
            error={errors.name}
            {...form.control('name')}
          />
          <Field
            label={words.yourEmail}
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            error={errors.email}
            {...form.control('email')}
          />
        </div>
        <p className="hint">{words.emailHint}</p>
      </form>
      <PayingTip />
    </SheetPane>
  )
}
