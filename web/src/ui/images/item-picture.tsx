import type { ImageFacts } from '@registry/shared/images/image-file-names'
import { categoryArt } from '../../art/category-looks.ts'
import { Picture, type PictureProps } from './picture.tsx'

interface ItemPictureProps extends Pick<PictureProps, 'room' | 'wideRoom' | 'priority'> {
  item: { thumbnailUrl: string | null; picture: ImageFacts | null; category: string }
}

/** Image of an item, or the illustration of its category. */
export function ItemPicture({ item, ...rest }: ItemPictureProps) {
  return (
    <Picture
      src={item.thumbnailUrl}
      facts={item.picture}
      fallback={categoryArt(item.category)}
      {...rest}
    />
  )
}
