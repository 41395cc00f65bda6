import type { PublicItem } from '@registry/shared/contract/items'
import { contributionMessages as words } from '@registry/shared/messages/contributions'
import { paymentMessages } from '@registry/shared/messages/payments'
import { registryMessages } from '@registry/shared/messages/registry'
import { formatDollars, formatShortDollars } from '@registry/shared/money/format-money'
import { fundedPercent } from '@registry/shared/money/funded-percent'
import { type Cents, remainingCents } from '@registry/shared/money/money'
import { ThankYouSprig } from '../../art/thank-you-sprig.tsx'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { cardButton } from './card-button.ts'
import type { ContributeSheetProps } from './contribute-sheet.tsx'
import type { ChosenMethod } from './use-confirm.ts'

export interface SentGift {
  amount: Cents
  method: ChosenMethod
  reference: string
  /** The item with this gift counted in. */
  item: PublicItem
}

/** Step 3: thanks, and what happens next. */
export function SuccessStep({ sent, owner, onClose }: ContributeSheetProps & { sent: SentGift }) {
  const { item, amount, method } = sent
  const left = remainingCents(item.totalPrice, item.amountContributed)
  const percent = fundedPercent(item.amountContributed, item.totalPrice)
  return (
    <Sheet
      title={words.titles.success}
      subtitle={words.step(3)}
      picture={<ThankYouSprig className="step-art" />}
      focusKey="success"
      hasCloseButton={false}
      dismissal="not-backdrop"
      closeLabel={words.close}
      onClose={onClose}
      focusAfter={() => cardButton(item.id)}
      foot={
        <Button size="lg" onClick={onClose}>
          {words.backToRegistry}
        </Button>
      }
    >
      <p className="muted center">{words.thanks(owner.name)}</p>
      <dl className="receipt">
        <div>
          <dt>{words.yourGift}</dt>
          <dd>{formatDollars(amount)}</dd>
        </div>
        <div>
          <dt>{words.toward}</dt>
          <dd dir="auto">{item.productName}</dd>
        </div>
        {method !== 'Unknown' && (
          <div>
            <dt>{words.paidWith}</dt>
            <dd>{paymentMessages.methods[method].name}</dd>
          </div>
        )}
        <div>
          <dt>{words.reference}</dt>
          <dd dir="auto">{sent.reference}</dd>
        </div>
      </dl>
      <div>
        <p className="amounts">
          <span>
            <b>{formatShortDollars(item.amountContributed)}</b>{' '}
            {words.given(formatShortDollars(item.totalPrice))}
          </span>
          <span>{percent}%</span>
        </p>
        <Progress
          label={registryMessages.card.funded}
          percent={percent}
          isFull={item.isFullyFunded}
        />
        <p className="helper">
          {item.isFullyFunded ? registryMessages.card.done : words.toGo(formatShortDollars(left))}
        </p>
      </div>
    </Sheet>
  )
}
