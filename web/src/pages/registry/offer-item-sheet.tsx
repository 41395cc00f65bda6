import '../../styles/sheet.css'
import {
  type OfferingDialogProps,
  OfferingSheet,
} from '../../features/offerings/offer/offering-sheet.tsx'
import { OnDemand } from '../../ui/feedback/on-demand.tsx'
import { prefetchChunk } from './load-sheets.ts'
import { loadOfferWizard } from './rarely-opened-sheets.ts'

/** Sheet to offer an item; the wizard is prefetched when the visitor is about to open it. */
export function OfferItemSheet(props: OfferingDialogProps) {
  return (
    <OfferingSheet
      {...props}
      onWizardIntent={() => prefetchChunk(loadOfferWizard)}
      renderWizard={place => (
        <OnDemand load={loadOfferWizard}>
          {({ OfferingWizard }) => <OfferingWizard {...place} />}
        </OnDemand>
      )}
    />
  )
}
