import type { PublicItem } from '@registry/shared/contract/items'
import { registryMessages } from '@registry/shared/messages/registry'
import { CircleCheck, Heart, Info } from 'lucide-react'
import type { Ref } from 'react'
import { categoryArt } from '../../art/category-art.ts'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Progress } from '../../ui/progress.tsx'
import { ContributeButton } from './contribute-button.tsx'
import { fundingWords } from './funding-words.ts'
import type { ItemActions } from './item-card.tsx'

const words = registryMessages.card
/** The first row or two are in view at once: fetched without waiting for a scroll. */
const EARLY_PICTURES = 3

interface CardFrontProps {
  item: PublicItem
  titleId: string
  position: number
  actions: ItemActions
  detailsButton: Ref<HTMLButtonElement>
  onDetails: () => void
}

/** Picture, name, how far it is, and the two things one can do. */
export function CardFront(props: CardFrontProps) {
  const { item, titleId, position, actions, detailsButton, onDetails } = props
  const priority = position === 0 ? 'first' : position < EARLY_PICTURES ? 'early' : 'late'
  return (
    <>
      <div className="well">
        <Picture
          src={item.thumbnailUrl}
          fallback={categoryArt(item.category)}
          width={480}
          height={320}
          priority={priority}
        />
        <div className="well-badges">
          <span className="chip chip-well cat">
            <span>{item.category}</span>
          </span>
          <QuantityBadge quantity={item.quantity} />
        </div>
      </div>
      <div className="card-body">
        <p className="card-cat">{item.category}</p>
        <h3 id={titleId} dir="auto">
          {item.productName}
        </h3>
        <Funding item={item} />
        <div className="card-actions">
          <ContributeButton item={item} actions={actions} />
          <Button
            look="outline"
            size="icon"
            ref={detailsButton}
            aria-label={words.details(item.productName)}
            onClick={onDetails}
          >
            <Info className="icon" aria-hidden="true" />
          </Button>
        </div>
      </div>
    </>
  )
}

function QuantityBadge({ quantity }: { quantity: number }) {
  if (quantity <= 0) return null
  return <span className="chip chip-well num">{words.badge(quantity)}</span>
}

function Funding({ item }: { item: PublicItem }) {
  const funding = fundingWords(item)
  return (
    <>
      <p className="amounts">
        <span>
          <b>{funding.given}</b> {funding.price}
        </span>
        <span>{funding.percent}%</span>
      </p>
      <Progress label={words.funded} percent={funding.percent} isFull={item.isFullyFunded} />
      <p className={`helper ${funding.mood}`}>
        {funding.mood === 'near' && <Heart className="icon icon-16" aria-hidden="true" />}
        {funding.mood === 'done' && <CircleCheck className="icon icon-16" aria-hidden="true" />}
        {funding.helper}
      </p>
    </>
  )
}
