import type { OwnerItem } from '@registry/shared/contract/items'
import { categoryArt } from '../../art/category-looks.ts'
import { Picture } from '../../ui/picture.tsx'

/** The item's picture; a drawing of its category while there is none. Decorative. */
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
