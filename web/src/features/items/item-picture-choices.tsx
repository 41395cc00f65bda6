import { listItemImages } from '@registry/shared/contract/images'
import type { OwnerItem } from '@registry/shared/contract/items'
import { imageMessages } from '@registry/shared/messages/images'
import { itemMessages } from '@registry/shared/messages/items'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../lib/api-query.ts'
import { ItemPictureField } from './item-picture-field.tsx'
import type { ItemFormState } from './use-item-form.ts'

interface ItemPictureChoicesProps {
  form: ItemFormState
  item: OwnerItem
}

/** The picture of an item that is there: the one it has, and those that were found with it. */
export function ItemPictureChoices({ form, item }: ItemPictureChoicesProps) {
  const images = useQuery(apiQuery(listItemImages, { params: { id: item.id } }))
  const available = images.data?.data.availableImages
  // What is chosen is named by the shop's address, which stays; what the item has by our own.
  const urls = available?.map(({ isSelected, processedUrl, originalUrl }) =>
    isSelected ? (processedUrl ?? originalUrl) : originalUrl,
  )
  return (
    <div>
      <ItemPictureField
        form={form}
        title={itemMessages.form.chooseAnother}
        urls={urls ?? picturesOf(item)}
      />
      {images.isError && (
        <p className="hint" role="alert">
          {imageMessages.loadFailed}
        </p>
      )}
    </div>
  )
}

/** What is known of them until the server has said which it has. */
function picturesOf(item: OwnerItem): string[] {
  const found = item.scrapedImages.map(image => image.url)
  return item.thumbnailUrl === null ? found : [item.thumbnailUrl, ...found]
}
