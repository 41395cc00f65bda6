import type { PublicItem } from '@registry/shared/contract/items/items'
import { ItemPicture } from '../../../ui/images/item-picture.tsx'
import type { PicturePriority } from '../../../ui/images/picture.tsx'
import { pictureSizes, type Room } from '../../../ui/images/picture-sizes.ts'

/** Image area of a card: above the text, or beside it on a wide card. */
const IMAGE_BOX: Room = { width: 388, height: 112 }
const WIDE_IMAGE_BOX: Room = { width: 220, height: 288 }

/** Returns the `sizes` attribute of an item's image on its card. */
export function cardImageSizes(facts: NonNullable<PublicItem['picture']>): string {
  return pictureSizes(facts, IMAGE_BOX, WIDE_IMAGE_BOX)
}

interface ItemCardImageProps {
  item: Pick<PublicItem, 'thumbnailUrl' | 'picture' | 'category'>
  priority: PicturePriority
}

/** An item's image on its card; the category illustration without one. */
export function ItemCardImage({ item, priority }: ItemCardImageProps) {
  return <ItemPicture item={item} room={IMAGE_BOX} wideRoom={WIDE_IMAGE_BOX} priority={priority} />
}
