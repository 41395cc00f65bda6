import type { PublicItem } from '@registry/shared/contract/items'
import { memo, useId } from 'react'
import { useHydrated } from '../../lib/use-hydrated.ts'
import type { PicturePriority } from '../../ui/picture.tsx'
import { CardBack } from './card-back.tsx'
import { CardFront } from './card-front.tsx'
import { useFlip } from './use-flip.ts'

export interface ItemActions {
  onContribute: (item: PublicItem) => void
  onWhoGave: (item: PublicItem) => void
  /** Called when someone is about to contribute, so that the sheet can be fetched ahead. */
  onContributeIntent: () => void
}

interface ItemCardProps {
  item: PublicItem
  priority: PicturePriority
  actions: ItemActions
}

/** Drawn again only when something about its item changes: a registry may have a thousand of them. */
export const ItemCard = memo(Card)

/** One gift: the front says what and how far, the back why and where. Turned by buttons only. */
function Card({ item, priority, actions }: ItemCardProps) {
  const { isFlipped, turn, onKeyDown, detailsButton, backButton } = useFlip()
  // Without scripts both faces are readable, so nothing is inert until the page is alive.
  const isAlive = useHydrated()
  const titleId = useId()
  return (
    <article
      className={item.isFullyFunded ? 'card is-funded' : 'card'}
      data-flipped={isFlipped || undefined}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
    >
      <div className="face front" inert={isAlive && isFlipped}>
        <CardFront
          item={item}
          titleId={titleId}
          priority={priority}
          actions={actions}
          detailsButton={detailsButton}
          onDetails={() => turn(true)}
        />
      </div>
      <div className="face back" inert={isAlive && !isFlipped}>
        <CardBack
          item={item}
          actions={actions}
          backButton={backButton}
          onBack={() => turn(false)}
        />
      </div>
    </article>
  )
}
