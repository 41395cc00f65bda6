import type { PublicItem } from '@registry/shared/contract/items/items'
import { registryMessages } from '@registry/shared/messages/registry/registry'
import { CircleCheck, Heart, Info } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Progress } from '../../../ui/feedback/progress.tsx'
import { CategoryLabel } from '../../../ui/images/category-label.tsx'
import type { PicturePriority } from '../../../ui/images/picture.tsx'
import { ContributeButton } from './contribute-button.tsx'
import { fundingText } from './funding-text.ts'
import { ItemCardImage } from './item-card-image.tsx'
import styles from './public-item-card.module.css'
import type { ItemActions } from './public-item-card.tsx'
import { QuantityBadge } from './quantity-badge.tsx'

const t = registryMessages.card

interface ItemCardFrontProps {
  item: PublicItem
  titleId: string
  priority: PicturePriority
  actions: ItemActions
  detailsButton: Ref<HTMLButtonElement>
  onDetails: () => void
}

/** Image, name, funding progress and the contribute and details buttons. */
export function ItemCardFront(props: ItemCardFrontProps) {
  const { item, titleId, priority, actions, detailsButton, onDetails } = props
  return (
    <>
      <div className="well">
        <ItemCardImage item={item} priority={priority} />
        <QuantityBadge quantity={item.quantity} />
      </div>
      <div className="card-body">
        <p className="card-cat">
          <CategoryLabel category={item.category} />
        </p>
        <h3 id={titleId} dir="auto">
          {item.productName}
        </h3>
        <Funding item={item} />
        <div className={styles.cardActions}>
          <ContributeButton item={item} actions={actions} />
          <Button
            look="outline"
            size="icon"
            ref={detailsButton}
            aria-label={t.details(item.productName)}
            onClick={onDetails}
          >
            <Info className="icon" aria-hidden="true" />
          </Button>
        </div>
      </div>
    </>
  )
}

function Funding({ item }: { item: PublicItem }) {
  const funding = fundingText(item)
  return (
    <>
      <p className="amounts num">
        <span>
          <b>{funding.given}</b> {funding.price}
        </span>
        <span>{funding.percent}%</span>
      </p>
      <Progress label={t.funded} percent={funding.percent} isFull={item.isFullyFunded} />
      <p className={`helper ${funding.mood}`}>
        {funding.mood === 'near' && <Heart className="icon icon-16" aria-hidden="true" />}
        {funding.mood === 'done' && <CircleCheck className="icon icon-16" aria-hidden="true" />}
        {funding.helper}
      </p>
    </>
  )
}
