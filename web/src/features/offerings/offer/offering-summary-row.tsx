import { categoryArt } from '../../../art/category-looks.ts'
import { Picture } from '../../../ui/images/picture.tsx'
import type { OfferingDraft } from './draft/offering-draft.ts'
import type { PhotoUploads } from './photos/use-photo-uploads.ts'

/** The offered item in one row, shown above the later steps. */
export function OfferingSummaryRow({
  draft,
  photos,
}: {
  draft: OfferingDraft
  photos: PhotoUploads
}) {
  const photo = photos.list.find(({ preview, state }) => preview && state !== 'failed')
  return (
    <div className="side-mini row gap-12 align-center pad-8 fill-sunken radius-12">
      <span className="thumb">
        <Picture
          src={photo?.preview ?? null}
          fallback={categoryArt(draft.category)}
          room={{ width: 48, height: 40 }}
          priority="early"
        />
      </span>
      <div className="grows shrinks">
        <p className="text-14 weight-600 breaks clamp" dir="auto">
          {draft.itemName}
        </p>
        <p className="hint">{draft.category}</p>
      </div>
    </div>
  )
}
