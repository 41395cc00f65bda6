import type { OfferingPhoto } from '@registry/shared/contract/offerings/offering-schemas'
import { trackOfferingsMessages as t } from '@registry/shared/messages/offerings/track-offerings'
import { Inline } from '../../../../ui/layout/inline.tsx'
import styles from '../lookup/track-offerings.module.css'

export function OfferingPhotoList({ item, photos }: { item: string; photos: OfferingPhoto[] }) {
  if (photos.length === 0) return null
  return (
    <Inline gap={8} wrap className={styles.offerPhotos}>
      {photos.map(({ id, displayUrl }, index) => (
        <img
          key={id}
          src={displayUrl}
          alt={t.photo(item, index + 1, photos.length)}
          width={112}
          height={112}
          loading="lazy"
          decoding="async"
        />
      ))}
    </Inline>
  )
}
