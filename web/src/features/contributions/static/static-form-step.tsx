import {
  MESSAGE_MAX,
  contributionMessages as t,
} from '@registry/shared/messages/contributions/contributions'
import { paymentMessages } from '@registry/shared/messages/contributions/payments'
import { noScriptsMessages } from '@registry/shared/messages/registry/no-scripts'
import { formatShortDollars } from '@registry/shared/money/format-money'
import { remainingCents } from '@registry/shared/money/money'
import type { ContributionFormData } from '@registry/shared/public-pages/contribute-page-data'
import { ArrowRight } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { AffixedInput } from '../../../ui/forms/affixed-input.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { FieldFrame } from '../../../ui/forms/field-frame.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { errorSummaryLines } from '../give/form/error-summary.tsx'
import { publicDetailsText } from '../give/form/public-details-field.tsx'
import { StaticErrorSummary } from './static-error-summary.tsx'
import { StaticItemRow } from './static-item-row.tsx'

const idOf = (field: string) => `gift-${field}`

/**
 * Step 1 without scripts: a form that the server validates. It is sent to another URL than its page, because browsers
 * drop a cached page when a form is sent to its URL, and going back would then load another key. Fields have no
 * `autocomplete="off"`, because browsers do not restore their values on Back.
 */
export function StaticFormStep({ data }: { data: ContributionFormData }) {
  const { item, registryOwner, values, key, errors = {}, notice } = data
  const left = remainingCents(item.totalPrice, item.amountContributed)
  const lines = errorSummaryLines(errors, left)
  return (
    <>
      <StaticItemRow item={item} />
      <form
        className="form"
        method="post"
        action={`?contribute=${encodeURIComponent(item.id)}&next`}
        noValidate
      >
        <input type="hidden" name="key" value={key} />
        {notice && (
          <Banner tone="apricot" role="alert">
            {notice}
          </Banner>
        )}
        <StaticErrorSummary lines={lines.map(({ field, text }) => ({ id: idOf(field), text }))} />
        <FieldFrame
          id={idOf('amount')}
          label={t.yourGift}
          side={t.inDollars}
          hint={t.finishes(formatShortDollars(left))}
          error={errors.amount}
        >
          {control => (
            <AffixedInput
              prefix={<span aria-hidden="true">$</span>}
              name="amount"
              inputMode="decimal"
              required
              defaultValue={values.amount}
              {...control}
            />
          )}
        </FieldFrame>
        <div className="field-row">
          <Field
            id={idOf('name')}
            label={t.yourName}
            name="name"
            autoComplete="name"
            required
            defaultValue={values.name}
            error={errors.name}
          />
          <Field
            id={idOf('email')}
            label={t.yourEmail}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            defaultValue={values.email}
            error={errors.email}
          />
        </div>
        <TextArea
          id={idOf('message')}
          label={t.noteTo(registryOwner.name)}
          side={noScriptsMessages.noteMax(MESSAGE_MAX)}
          name="message"
          rows={3}
          maxLength={MESSAGE_MAX}
          placeholder={t.notePlaceholder}
          dir="auto"
          defaultValue={values.message}
          error={errors.message}
        />
        <PublicDetails values={values} />
        <Button type="submit" name="step" value="payment" size="lg">
          {t.next}
          <ArrowRight className="icon" aria-hidden="true" />
        </Button>
      </form>
      {registryOwner.paymentMethods.length > 0 ? (
        <PaymentTip />
      ) : (
        <p className="text-14 pad-16 radius-12 tint-sky">{paymentMessages.none}</p>
      )}
    </>
  )
}

function PublicDetails({ values }: Pick<ContributionFormData, 'values'>) {
  return (
    <fieldset className="text-14" aria-label={t.public.label}>
      <p>{publicDetailsText(values.isNameHidden, values.isAmountHidden)}</p>
      <label className="check plain">
        <input type="checkbox" name="isNameHidden" defaultChecked={values.isNameHidden} />
        <span>{t.public.hideName}</span>
      </label>
      <label className="check plain">
        <input type="checkbox" name="isAmountHidden" defaultChecked={values.isAmountHidden} />
        <span>
          {t.public.hideAmount} <span className="hint">{t.public.inTotal}</span>
        </span>
      </label>
      <p className="hint">{t.public.owner}</p>
    </fieldset>
  )
}

function PaymentTip() {
  return (
    <section className="text-14 pad-16 radius-12 tint-sky" aria-labelledby="gift-tip">
      <h2 className="text-14 weight-600" id="gift-tip">
        {t.tip.title}
      </h2>
      <ol className="ol above-8 tone-ink">
        {t.tip.steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
