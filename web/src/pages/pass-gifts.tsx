import '../styles/sheet.css'
import {
  type OfferingDialogProps,
  OfferingSheet,
} from '../features/offering-wizard/offering-sheet.tsx'
import { fetchAhead, loadOfferWizard } from './load-sheets.ts'
import { OnDemand } from './on-demand.tsx'

/** Passing something on; its form is fetched when somebody is about to fill it in. */
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
