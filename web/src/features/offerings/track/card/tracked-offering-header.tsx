import type { OfferingCard } from '@registry/shared/contract/offerings/offering-schemas'
import { trackOfferingsMessages as t } from '@registry/shared/messages/offerings/track-offerings'
import { CalendarCheck, CircleCheck, CircleMinus, Clock, Heart, Sprout } from 'lucide-react'
import { categoryArt } from '../../../../art/category-looks.ts'
import { Chip } from '../../../../ui/feedback/chip.tsx'
import { Picture } from '../../../../ui/images/picture.tsx'
import { Inline } from '../../../../ui/layout/inline.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import styles from '../lookup/track-offerings.module.css'

const STATUS_LOOKS = {
  pending_review: { tone: 'apricot', icon: Clock },
  available: { tone: 'sky', icon: Sprout },
  interested: { tone: 'rose', icon: Heart },
  confirmed: { tone: 'plum', icon: CalendarCheck },
  delivered: { tone: 'moss', icon: CircleCheck },
  cancelled: { tone: 'neutral', icon: CircleMinus },
} as const

type HeaderOffering = Pick<
  OfferingCard,
  'itemName' | 'category' | 'status' | 'condition' | 'quantity' | 'suitableAge' | 'photos'
>

/** First photo, item name, status, condition, quantity and age. */
export function TrackedOfferingHeader({
  offering,
  nameId,
}: {
  offering: HeaderOffering
  nameId: string
}) {
  const { itemName, category, status, condition, quantity, suitableAge, photos } = offering
  return (
    <Inline gap={12} align="start">
      <span className="thumb">
        <Picture
          src={photos[0]?.displayUrl ?? null}
          fallback={categoryArt(category)}
          room={{ width: 48, height: 40 }}
          priority="early"
        />
      </span>
      <Stack gap={4} grows shrinks>
        <Inline gap="8-16" align="start" justify="between" wrap>
          <h3 className="text-18 weight-600 breaks" id={nameId} dir="auto">
            {itemName}
          </h3>
          <Chip {...STATUS_LOOKS[status]}>{t.statuses[status].label}</Chip>
        </Inline>
        <Inline as="ul" wrap className={`hint ${styles.offerFacts}`}>
          <li>{condition}</li>
          <li className="num">{t.quantity(quantity)}</li>
          <li>{suitableAge}</li>
        </Inline>
      </Stack>
    </Inline>
  )
}
