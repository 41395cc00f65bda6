import type { PublicItem } from '@registry/shared/contract/items/items'
import type { RegistryOwner } from '@registry/shared/contract/registry/registry-schemas'
import { contributionMessages as t } from '@registry/shared/messages/contributions/contributions'
import { paymentMessages } from '@registry/shared/messages/contributions/payments'
import { registryMessages } from '@registry/shared/messages/registry/registry'
import { formatDollars, formatShortDollars } from '@registry/shared/money/format-money'
import { fundedPercent } from '@registry/shared/money/funded-percent'
import { remainingCents } from '@registry/shared/money/money'
import { Button } from '../../../../ui/buttons/button.tsx'
import { SheetPane } from '../../../../ui/dialogs/sheet-pane.tsx'
import { Progress } from '../../../../ui/feedback/progress.tsx'
import { Illustration } from '../../../../ui/images/illustration.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import styles from '../contribute-sheet.module.css'
import type { SentContribution } from '../submit/use-submit-contribution.ts'
import { FallingLeaves } from './falling-leaves.tsx'
import { ShareRegistry } from './share-registry.tsx'

interface SuccessStepProps {
  sent: SentContribution
  owner: RegistryOwner
  onClose: () => void
}

/** Step 3: thanks and next steps. */
export function SuccessStep({ sent, owner, onClose }: SuccessStepProps) {
  const { item, method, hasNote } = sent
  return (
    <SheetPane
      title={t.titles.success}
      subtitle={t.step(3)}
      picture={
        <Stack align="center" className="relative">
          <Illustration of="thank-you-sprig" className="step-art" />
          {item.isFullyFunded && <FallingLeaves />}
        </Stack>
      }
      focusKey="success"
      hasCloseButton={false}
      closeLabel={t.close}
      foot={
        <Button size="lg" onClick={onClose}>
          {t.backToRegistry}
        </Button>
      }
    >
      <p className="muted text-center wraps-pretty">
        {t.thanks(owner.name, hasNote)} {method === 'Unknown' ? t.confirmedByHand : t.confirmed}
      </p>
      <Receipt sent={sent} />
      <FundingProgress item={item} />
      <ShareRegistry owner={owner} />
    </SheetPane>
  )
}

function Receipt({ sent: { item, amount, method, reference } }: { sent: SentContribution }) {
  return (
    <dl className={`pairs text-14 num radius-16 fill-sunken line-between ${styles.receipt}`}>
      <div>
        <dt>{t.yourGift}</dt>
        <dd>{formatDollars(amount)}</dd>
      </div>
      <div>
        <dt>{t.toward}</dt>
        <dd dir="auto">{item.productName}</dd>
      </div>
      {method !== 'Unknown' && (
        <div>
          <dt>{t.paidWith}</dt>
          <dd>{paymentMessages.methods[method].name}</dd>
        </div>
      )}
      <div>
        <dt>{t.reference}</dt>
        <dd dir="auto">{reference}</dd>
      </div>
    </dl>
  )
}

function FundingProgress({ item }: { item: PublicItem }) {
  const left = remainingCents(item.totalPrice, item.amountContributed)
  const percent = fundedPercent(item.amountContributed, item.totalPrice)
  return (
    <div>
      <p className="amounts num">
        <span>
          <b>{formatShortDollars(item.amountContributed)}</b>{' '}
          {t.given(formatShortDollars(item.totalPrice))}
        </span>
        <span>{percent}%</span>
      </p>
      <Progress
        label={registryMessages.card.funded}
        percent={percent}
        isFull={item.isFullyFunded}
      />
      <p className="helper">
        {item.isFullyFunded ? t.completed : t.toGo(formatShortDollars(left))}
      </p>
    </div>
  )
}
