import type { OwnerItem } from '@registry/shared/contract/items/items'
import { categoryArt } from '../../../art/category-looks.ts'
import { Picture } from '../../../ui/images/picture.tsx'

/** Image of the item, or an illustration of its category. Decorative. */
export function ItemImage({
  item,
}: {
  item: Pick<OwnerItem, 'thumbnailUrl' | 'picture' | 'category'>
}) {
  return (
    <span className="item-picture">
      <Picture
        src={item.thumbnailUrl}
        facts={item.picture}
        fallback={categoryArt(item.category)}
        room={{ width: 112, height: 112 }}
      />
    </span>
  )
}
