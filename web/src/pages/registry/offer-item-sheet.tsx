import '../../styles/sheet.css'
import {
  type OfferingDialogProps,
  OfferingSheet,
} from '../../features/offerings/offer/offering-sheet.tsx'
import { fetchAhead, loadOfferWizard } from './load-sheets.ts'
import { OnDemand } from '../../ui/feedback/on-demand.tsx'

/** Sheet to offer an item; the wizard is prefetched when the visitor is about to open it. */
export function PassGifts(props: OfferingDialogProps) {
  return (
    <OfferingSheet
      {...props}
      onWizardIntent={() => fetchAhead(loadOfferWizard)}
      renderWizard={place => (
        <OnDemand load={loadOfferWizard}>
          {({ OfferingWizard }) => <OfferingWizard {...place} />}
        </OnDemand>
      )}
    />
  )
}
