import '../styles/sheet.css'
import type { RegistryOwner } from '@registry/shared/contract/registry-schemas'
import { TrackOfferings } from '../features/track-offerings/track-offerings.tsx'
import { closeAddress, pushAddress } from '../lib/page-address.ts'

/** Track Offerings in the place of the registry. */
export function TrackSheet({ owner }: { owner: RegistryOwner }) {
  return (
    <TrackOfferings
      owner={owner}
      onClose={closeAddress}
      onShare={() => pushAddress({ track: undefined, share: 'offer' })}
    />
  )
}
