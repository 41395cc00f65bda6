import type { PublicItem } from '@registry/shared/contract/items/items'
import { memo, useId } from 'react'
import { useHydrated } from '../../../lib/hooks/use-hydrated.ts'
import type { PicturePriority } from '../../../ui/images/picture.tsx'
import { ItemCardBack } from './item-card-back.tsx'
import { ItemCardFront } from './item-card-front.tsx'
import styles from './public-item-card.module.css'
import { useCardFlip } from './use-card-flip.ts'

export interface ItemActions {
  onContribute: (item: PublicItem) => void
  onWhoGave: (item: PublicItem) => void
  /** Called on hover or focus, to prefetch the contribution form. */
  onContributeIntent: () => void
}

interface PublicItemCardProps {
  item: PublicItem
  priority: PicturePriority
  actions: ItemActions
}

/** Memoized, because a registry may have a thousand cards. */
export const PublicItemCard = memo(Card)

/** A card with two faces: progress on the front, description on the back. Only buttons and Escape flip it. */
function Card({ item, priority, actions }: PublicItemCardProps) {
  const { isFlipped, turn, onKeyDown, detailsButton, backButton } = useCardFlip()
  // Both faces must be readable without scripts, so neither is inert before hydration.
  const isHydrated = useHydrated()
  const titleId = useId()
  return (
    <article
      className={item.isFullyFunded ? `card ${styles.isFunded}` : 'card'}
      data-flipped={isFlipped || undefined}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
    >
      <div className={`${styles.face} ${styles.front}`} inert={isHydrated && isFlipped}>
        <ItemCardFront
          item={item}
          titleId={titleId}
          priority={priority}
          actions={actions}
          detailsButton={detailsButton}
          onDetails={() => turn(true)}
        />
      </div>
      <div className={`${styles.face} ${styles.back}`} inert={isHydrated && !isFlipped}>
        <ItemCardBack
          item={item}
          actions={actions}
          backButton={backButton}
          onBack={() => turn(false)}
        />
      </div>
    </article>
  )
}
