import '../../styles/sheet.css'
import type { RegistryOwner } from '@registry/shared/contract/registry/registry-schemas'
import { TrackOfferings } from '../../features/offerings/track/lookup/track-offerings.tsx'
import { closeOverlays, pushQuery } from '../../lib/url/page-url.ts'

/** Track Offerings over the registry page. */
export function TrackOfferingsSheet({ owner }: { owner: RegistryOwner }) {
  return (
    <TrackOfferings
      owner={owner}
      onClose={closeOverlays}
      onShare={() => pushQuery({ track: undefined, share: 'offer' })}
    />
  )
}
