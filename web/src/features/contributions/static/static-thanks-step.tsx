import { contributionMessages as t } from '@registry/shared/messages/contributions/contributions'
import { panelMessages } from '@registry/shared/messages/contributions/payment-panels'
import { paymentMessages } from '@registry/shared/messages/contributions/payments'
import { registryMessages } from '@registry/shared/messages/registry/registry'
import { formatDollars } from '@registry/shared/money/format-money'
import { fundedPercent } from '@registry/shared/money/funded-percent'
import type { ContributionThanksData } from '@registry/shared/public-pages/contribute-page-data'
import { ChevronDown } from 'lucide-react'
import { paths } from '../../../lib/url/paths.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Progress } from '../../../ui/feedback/progress.tsx'
import { StaticItemRow } from './static-item-row.tsx'
import { StaticPaymentPanel } from './static-payment-panel.tsx'

/** Step 3 without scripts: thanks, receipt and next steps; the payment stays at hand. */
export function StaticThanksStep({ data }: { data: ContributionThanksData }) {
  const { item, registryOwner, method, hasNote, option, amount } = data
  const { name, registrySlug } = registryOwner
  return (
    <>
      <p className="muted">
        {t.thanks(name, hasNote)} {method === 'Unknown' ? t.confirmedByHand : t.confirmed}
      </p>
      <Receipt data={data} />
      <StaticItemRow item={item} />
      <Progress
        label={registryMessages.card.funded}
        percent={fundedPercent(item.amountContributed, item.totalPrice)}
        isFull={item.isFullyFunded}
      />
      {item.isFullyFunded && <p className="hint">{t.completed}</p>}
      {option && (
        <details>
          <summary className="linkbtn">
            {panelMessages.payWith(paymentMessages.methods[option.method].name)}
            <ChevronDown className="icon icon-16 chevron" aria-hidden="true" />
          </summary>
          <StaticPaymentPanel option={option} amount={amount} ownerName={name} />
        </details>
      )}
      <LinkButton size="lg" href={paths.registry(registrySlug)}>
        {t.backToRegistry}
      </LinkButton>
    </>
  )
}

function Receipt({ data }: { data: ContributionThanksData }) {
  const { item, amount, method, reference } = data
  const rows = [
    [t.yourGift, formatDollars(amount)],
    [t.toward, item.productName],
    ...(method === 'Unknown' ? [] : [[t.paidWith, paymentMessages.methods[method].name]]),
    [t.reference, reference],
  ]
  return (
    <dl className="pairs stack gap-10 text-14 pad-16 radius-16 fill-sunken">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num" dir="auto">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
