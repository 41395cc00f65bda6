import { zodResolver } from '@hookform/resolvers/zod'
import { contributionMessages as words } from '@registry/shared/messages/contributions'
import { formatDollars } from '@registry/shared/money/format-money'
import { type Cents, ZERO } from '@registry/shared/money/money'
import { ArrowRight } from 'lucide-react'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { AmountField } from './amount-field.tsx'
import { parseAmountText } from './amount-text.ts'
import type { ContributeSheetProps } from './contribute-sheet.tsx'
import { ErrorSummary } from './error-summary.tsx'
import type { GiftDraft } from './gift-draft.ts'
import { type Gift, type GiftInput, giftForm } from './gift-form.ts'
import { GiftMini } from './gift-mini.tsx'
import { GiftSide } from './gift-side.tsx'
import { NoteField } from './note-field.tsx'
import { summaryTexts } from './summary-texts.ts'

interface FormStepProps extends ContributeSheetProps {
  left: Cents
  draft: GiftDraft
  onDraft: (part: Partial<GiftDraft>) => void
  onNext: () => void
}

const FORM_ID = 'gift-form'

/** Step 1: amount, note, name and e-mail. */
export function FormStep({ item, owner, left, draft, onDraft, onNext, onClose }: FormStepProps) {
  const form = useForm<GiftInput, unknown, Gift>({
    resolver: zodResolver(giftForm(left)),
    defaultValues: draft,
    mode: 'onTouched',
  })
  const { errors, submitCount } = form.formState
  // In the order in which they stand: the first wrong one of them takes the focus.
  const inputs = {
    amount: form.register('amount'),
    message: form.register('message'),
    name: form.register('name'),
    email: form.register('email'),
  }

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: { name, email, amount, message = '' } }) =>
          onDraft({ name, email, amount, message }),
      }),
    [form, onDraft],
  )

  useEffect(() => {
    // The summary that a refusal puts on top pushes the wrong field, which has the focus, out of view.
    if (submitCount > 0) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [submitCount])

  const wrong = submitCount > 0 ? summaryTexts(errors, left) : []
  const amount = parseAmountText(draft.amount)
  return (
    <Sheet
      title={words.titles.form}
      subtitle={words.step(1)}
      steps={{ done: 1, of: 3 }}
      focusKey="form"
      width="wide"
      closeLabel={words.close}
      onClose={onClose}
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
      <form id={FORM_ID} className="form" noValidate onSubmit={form.handleSubmit(onNext)}>
        {wrong.length > 0 && <ErrorSummary lines={wrong} onGo={form.setFocus} />}
        <AmountField form={form} input={inputs.amount} left={left} amount={amount} />
        <NoteField
          form={form}
          input={inputs.message}
          toName={owner.name}
          length={draft.message.length}
        />
        <div className="field-row">
          <Field
            label={words.yourName}
            autoComplete="name"
            required
            error={errors.name?.message}
            {...inputs.name}
          />
          <Field
            label={words.yourEmail}
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            error={errors.email?.message}
            {...inputs.email}
          />
        </div>
        <p className="hint">{words.emailHint}</p>
      </form>
    </Sheet>
  )
}
