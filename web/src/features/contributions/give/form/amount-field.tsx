import { contributionMessages as t } from '@registry/shared/messages/contributions/contributions'
import { formatShortDollars } from '@registry/shared/money/format-money'
import { type Cents, cents } from '@registry/shared/money/money'
import { formatTypedAmount } from '@registry/shared/money/parse-typed-amount'
import { suggestedAmounts } from '@registry/shared/payments/suggested-amounts'
import { Minus, Plus } from 'lucide-react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { FieldFrame } from '../../../../ui/forms/field-frame.tsx'
import { Inline } from '../../../../ui/layout/inline.tsx'
import styles from '../contribute-sheet.module.css'
import { Slider } from './slider.tsx'
import type { ContributionForm } from './use-contribution-form.ts'

const DOLLAR = 100
const SMALLEST = 1

interface AmountFieldProps {
  form: ContributionForm
  left: Cents
  /** The parsed amount; undefined if the text is not an amount. */
  amount: Cents | undefined
}

/**
 * Amount input in two rows: suggestions; a text field with $1 steps beside a slider up to the remaining amount.
 */
export function AmountField({ form, left, amount }: AmountFieldProps) {
  const choose = (next: number) => {
    const inRange = cents(Math.min(left, Math.max(SMALLEST, next)))
    form.set('amount', formatTypedAmount(inRange))
  }
  return (
    <div className="field">
      <FieldFrame id="gift-amount" label={t.yourGift} side={t.inDollars} error={form.errors.amount}>
        {control => (
          <>
            <Suggestions left={left} amount={amount} onChoose={choose} />
            <Inline gap="8-16" above={2} align="center" wrap>
              <Inline gap={6} align="center" className={styles.amountEntry}>
                <Button
                  look="outline"
                  size="icon"
                  aria-label={t.less}
                  onClick={() => choose(oneDollarLess(amount))}
                >
                  <Minus className="icon" aria-hidden="true" />
                </Button>
                <div className={`grows relative ${styles.amountInput}`}>
                  <span className={`muted ${styles.pre}`} aria-hidden="true">
                    $
                  </span>
                  <input
                    className="input num"
                    inputMode="decimal"
                    autoComplete="off"
                    required
                    {...form.control('amount')}
                    {...control}
                  />
                </div>
                <Button
                  look="outline"
                  size="icon"
                  aria-label={t.more}
                  onClick={() => choose((amount ?? 0) + DOLLAR)}
                >
                  <Plus className="icon" aria-hidden="true" />
                </Button>
              </Inline>
              <AmountSlider left={left} amount={amount} onChoose={choose} />
            </Inline>
          </>
        )}
      </FieldFrame>
    </div>
  )
}

/** Subtracts one dollar, but not below one dollar unless the amount is less already. One dollar without an amount. */
function oneDollarLess(amount: Cents | undefined): number {
  return amount ? Math.max(amount - DOLLAR, Math.min(amount, DOLLAR)) : DOLLAR
}

type Choice = Pick<AmountFieldProps, 'left' | 'amount'> & { onChoose: (amount: number) => void }

function Suggestions({ left, amount, onChoose }: Choice) {
  return (
    <Inline as="fieldset" gap={8} wrap className={styles.amountChips} aria-label={t.suggested}>
      {suggestedAmounts(left).map(suggestion => (
        <button
          key={suggestion}
          type="button"
          className="choice choice-box"
          aria-pressed={amount === suggestion}
          onClick={() => onChoose(suggestion)}
        >
          {suggestion === left ? t.all(formatShortDollars(left)) : formatShortDollars(suggestion)}
        </button>
      ))}
    </Inline>
  )
}

/** Label of the slider's end: the remaining amount, or its whole dollars if it has cents. */
function maxLabel(left: Cents, max: number): string {
  const end = cents(max * DOLLAR)
  return end === left ? t.fillsIt(formatShortDollars(left)) : formatShortDollars(end)
}

/** The slider has whole dollars only, so it is hidden when less than $2 remain. */
function AmountSlider({ left, amount, onChoose }: Choice) {
  const max = Math.floor(left / DOLLAR)
  if (max < 2) return null
  const dollars = Math.round((amount ?? 0) / DOLLAR)
  return (
    <Slider
      label={t.slider}
      min={1}
      max={max}
      value={dollars}
      valueText={t.sliderValue(
        formatShortDollars(amount ?? cents(DOLLAR)),
        formatShortDollars(left),
      )}
      ends={[formatShortDollars(cents(DOLLAR)), maxLabel(left, max)]}
      onChange={value => onChoose(value * DOLLAR)}
    />
  )
}
