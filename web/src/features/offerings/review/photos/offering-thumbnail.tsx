import type { OwnerOffering } from '@registry/shared/contract/offerings/offering-schemas'
import { offeringsMessages } from '@registry/shared/messages/offerings/offerings'
import { categoryArt } from '../../../../art/category-looks.ts'
import { Picture } from '../../../../ui/images/picture.tsx'
import { Thumbnail } from '../../../../ui/images/thumbnail.tsx'
import { Text } from '../../../../ui/text/text.tsx'
import styles from '../offerings.module.css'

const t = offeringsMessages.photos
const IMAGE_BOX = { width: 96, height: 96 }

interface OfferingThumbnailProps {
  offering: Pick<OwnerOffering, 'photos' | 'category' | 'itemName'>
  /** Opens the photos in a dialog. */
  onOpen?: () => void
}

/** The first photo of an offering, as a button that opens all photos; the category illustration without photos. */
export function OfferingThumbnail({ offering, onOpen }: OfferingThumbnailProps) {
  const { photos, category, itemName } = offering
  const image = (
    <Picture
      src={photos[0]?.displayUrl ?? null}
      fallback={categoryArt(category)}
      room={IMAGE_BOX}
    />
  )
  if (!onOpen || photos.length === 0) {
    return <Thumbnail className={styles.sharingPicture}>{image}</Thumbnail>
  }
  return (
    <Thumbnail
      as="button"
      type="button"
      className={styles.sharingPicture}
      aria-haspopup="dialog"
      aria-label={t.open(itemName, photos.length)}
      onClick={onOpen}
    >
      {image}
      {photos.length > 1 && (
        <Text
          as="span"
          size={12}
          weight={600}
          textAlign="center"
          className={styles.sharingPhotos}
          aria-hidden="true"
        >
          {photos.length}
        </Text>
      )}
    </Thumbnail>
  )
}
