import type { OwnerItem } from '@registry/shared/contract/items/items'
import { ItemPicture } from '../../../ui/images/item-picture.tsx'
import { Thumbnail } from '../../../ui/images/thumbnail.tsx'
import styles from './item-card.module.css'

/** Image of the item, or an illustration of its category. Decorative. */
export function ItemImage({
  item,
  size,
}: {
  item: Pick<OwnerItem, 'thumbnailUrl' | 'picture' | 'category'>
  /** Width and height in pixels; without it, the size in an item card. */
  size?: 56 | 88
}) {
  return (
    <Thumbnail size={size} className={styles.itemPicture}>
      <ItemPicture item={item} room={{ width: 112, height: 112 }} />
    </Thumbnail>
  )
}
