import '../../styles/sheet.css'
import type { RegistryOwner } from '@registry/shared/contract/registry/registry-schemas'
import { OwnOfferingView } from '../../features/offerings/track/own/own-offering-view.tsx'
import {
  closeOverlays,
  pushQuery,
  replaceQuery,
  stepBack,
  useQueryParam,
} from '../../lib/url/page-url.ts'
import { OnDemand } from '../../ui/feedback/on-demand.tsx'
import { loadEditOffering } from './rarely-opened-sheets.ts'

/** Sheet of one offering, opened from the link in the offerer's email. */
export function OwnOfferingSheet({ id, owner }: { id: string; owner: RegistryOwner }) {
  const isEditing = useQueryParam('step') === 'edit'
  return (
    <OwnOfferingView
      id={id}
      owner={owner}
      isEditing={isEditing}
      onEdit={() => pushQuery({ step: 'edit' })}
      onEditEnd={() => stepBack({ step: undefined })}
      onClose={closeOverlays}
      onTrack={() => replaceQuery({ offering: undefined, step: undefined, track: '' })}
      renderEdit={parts => (
        <OnDemand load={loadEditOffering}>
          {({ EditOffering }) => <EditOffering {...parts} />}
        </OnDemand>
      )}
    />
  )
}
