import type { OwnerItem } from '@registry/shared/contract/items'
import { categoryArt } from '../../art/category-art.ts'
import { Picture } from '../../ui/picture.tsx'

/** The item's picture; a drawing of its category while there is none. Decorative. */
export function ItemPicture({ item }: { item: Pick<OwnerItem, 'thumbnailUrl' | 'category'> }) {
  return (
    <span className="item-picture">
      <Picture
        src={item.thumbnailUrl}
        fallback={categoryArt(item.category)}
        width={112}
        height={112}
      />
    </span>
  )
}
