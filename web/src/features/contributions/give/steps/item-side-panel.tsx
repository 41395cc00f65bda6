import type { PublicItem } from '@registry/shared/contract/items/items'
import type { ContributionFormValues } from '@registry/shared/contributions/contribution-form-schema'
import { contributionMessages as t } from '@registry/shared/messages/contributions/contributions'
import { registryMessages } from '@registry/shared/messages/registry/registry'
import { formatDollars, formatShortDollars } from '@registry/shared/money/format-money'
import { fundedPercent } from '@registry/shared/money/funded-percent'
import { addCents, type Cents, remainingCents } from '@registry/shared/money/money'
import { ShieldCheck } from 'lucide-react'
import { Progress } from '../../../../ui/feedback/progress.tsx'
import { CategoryLabel } from '../../../../ui/images/category-label.tsx'
import { ItemPicture } from '../../../../ui/images/item-picture.tsx'

interface ItemSidePanelProps {
  item: PublicItem
  /** The amount to contribute, if valid. */
  amount: Cents | undefined
  /** Recap, shown once the form is complete. */
  contribution?: ContributionFormValues
}

/**
 * Panel beside the form: the item with its image, its current funding and the funding after this
 * contribution.
 */
export function ItemSidePanel({ item, amount, contribution }: ItemSidePanelProps) {
  const { amountContributed, totalPrice } = item
  const left = remainingCents(totalPrice, amountContributed)
  const percent = fundedPercent(amountContributed, totalPrice)
  const isWithin = amount !== undefined && amount <= left
  const reached = isWithin
    ? fundedPercent(addCents(amountContributed, amount), totalPrice)
    : percent
  return (
    <>
      <div className="well">
        <ItemPicture item={item} room={{ width: 264, height: 168 }} priority="early" />
      </div>
      <p className="card-cat">
        <CategoryLabel category={item.category} />
      </p>
      <h3 dir="auto">{item.productName}</h3>
      <p className="amounts num above-16">
        <span>
          <b>{formatShortDollars(amountContributed)}</b> {t.given(formatShortDollars(totalPrice))}
        </span>
        <span>{t.toGo(formatShortDollars(left))}</span>
      </p>
      <Progress
        label={registryMessages.card.funded}
        percent={percent}
        extraPercent={reached - percent}
      />
      <p className="helper">
        {isWithin
          ? t.reaches(formatDollars(amount), reached)
          : t.finishes(formatShortDollars(left))}
      </p>
      {contribution && <Recap contribution={contribution} />}
      <p className="assure row gap-10 hint">
        <ShieldCheck className="icon" aria-hidden="true" />
        <span>{t.assurance}</span>
      </p>
    </>
  )
}

function Recap({ contribution }: { contribution: ContributionFormValues }) {
  return (
    <dl className="pairs recap stack gap-10 text-14 above-20 line-above">
      <div>
        <dt>{t.youGive}</dt>
        <dd className="num">{formatDollars(contribution.amount)}</dd>
      </div>
      <div>
        <dt>{t.from}</dt>
        <dd dir="auto">{contribution.name}</dd>
      </div>
      {contribution.message && (
        <div>
          <dt>{t.note}</dt>
          <dd dir="auto">{contribution.message}</dd>
        </div>
      )}
    </dl>
  )
}
