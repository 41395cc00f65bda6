import { contributionMessages as t } from '@registry/shared/messages/contributions/contributions'
import { paymentMessages } from '@registry/shared/messages/contributions/payments'
import { formatDollars } from '@registry/shared/money/format-money'
import type {
  ContributionPaymentData,
  PaymentOption,
} from '@registry/shared/public-pages/contribute-page-data'
import { paths } from '../../../lib/url/paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { FieldError } from '../../../ui/forms/field-error.tsx'
import { HiddenValues } from './hidden-values.tsx'
import { StaticErrorSummary } from './static-error-summary.tsx'
import { StaticItemRow } from './static-item-row.tsx'
import { StaticPaymentPanel } from './static-payment-panel.tsx'

const METHODS_ID = 'gift-methods'
const PAID_ID = 'gift-paid'

const errorTexts = {
  method: { id: METHODS_ID, text: paymentMessages.chooseFirst },
  paid: { id: PAID_ID, text: paymentMessages.tickFirst },
} as const

/** Step 2 without scripts: all payment methods, confirmation of payment, and submission. */
export function StaticPaymentStep({ data }: { data: ContributionPaymentData }) {
  const { item, values, key, amount, options, missing } = data
  return (
    <>
      <StaticItemRow item={item} />
      <form className="form" method="post">
        <HiddenValues values={values} contributionKey={key} />
        <StaticErrorSummary lines={missing ? [errorTexts[missing]] : []} />
        <Notice data={data} />
        <p className="text-16">
          {t.youGive} <b className="num">{formatDollars(amount)}</b>
        </p>
        {options.length === 0 ? (
          <p className="text-14 pad-16 radius-12 tint-sky">{paymentMessages.none}</p>
        ) : (
          <Methods data={data} />
        )}
        <Confirmation data={data} />
        <Button type="submit" name="step" value="confirm" size="lg">
          {t.confirm}
        </Button>
        <Button type="submit" name="step" value="form" look="outline" size="lg">
          {t.previous}
        </Button>
      </form>
    </>
  )
}

/** Why the contribution was not stored; offers the remaining amount when it was too high. */
function Notice({ data }: { data: ContributionPaymentData }) {
  const { notice, left, registryOwner } = data
  if (!notice) return null
  return (
    <Banner
      tone="apricot"
      role="alert"
      action={
        left !== undefined && (
          <div className="banner-actions">
            <Button type="submit" name="step" value="rest" look="outline" size="sm">
              {t.giveWhatIsLeft(left)}
            </Button>
            <LinkButton look="quiet" size="sm" href={paths.registry(registryOwner.registrySlug)}>
              {t.anotherGift}
            </LinkButton>
          </div>
        )
      }
    >
      {notice}
    </Banner>
  )
}

function Methods({ data }: { data: ContributionPaymentData }) {
  const { options, missing } = data
  return (
    <fieldset
      className="field"
      id={METHODS_ID}
      aria-describedby={missing === 'method' ? `${METHODS_ID}-error` : undefined}
    >
      <legend className="label">{paymentMessages.choose}</legend>
      <div className="stack gap-12">
        {options.map(option => (
          <Method key={option.method} option={option} data={data} />
        ))}
      </div>
      {missing === 'method' && (
        <FieldError id={`${METHODS_ID}-error`}>{paymentMessages.chooseFirst}</FieldError>
      )}
    </fieldset>
  )
}

/** A method to choose. The style sheet hides the panels of the others where it can. */
function Method({ option, data }: { option: PaymentOption; data: ContributionPaymentData }) {
  const { method } = option
  const { name, place } = paymentMessages.methods[method]
  return (
    <div className="pay-option">
      <label className="check pay-choice">
        <input
          type="radio"
          name="paymentMethod"
          value={method}
          defaultChecked={method === data.method || data.options.length === 1}
        />
        <span>
          <b className="text-16 weight-600">{name}</b> <span className="hint">{place}</span>
        </span>
      </label>
      <StaticPaymentPanel
        option={option}
        amount={data.amount}
        ownerName={data.registryOwner.name}
      />
    </div>
  )
}

function Confirmation({ data: { amount, options, missing } }: { data: ContributionPaymentData }) {
  const [only, ...others] = options
  const isMissing = missing === 'paid'
  return (
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          id={PAID_ID}
          name="isPaid"
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${PAID_ID}-error` : undefined}
        />
        <span>
          {only && others.length === 0
            ? paymentMessages.confirmPaid(only.amount, paymentMessages.methods[only.method].name)
            : paymentMessages.confirmPaidUnknown(formatDollars(amount))}
        </span>
      </label>
      {isMissing && <FieldError id={`${PAID_ID}-error`}>{paymentMessages.tickFirst}</FieldError>}
    </div>
  )
}
