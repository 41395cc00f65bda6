import '../styles/sheet.css'
import {
  type GiftPassingProps,
  GiftPassingSheet,
} from '../features/offering-wizard/offering-sheet.tsx'
import { fetchAhead, loadOfferWizard } from './load-sheets.ts'
import { OnDemand } from './on-demand.tsx'

/** Passing something on; its form is fetched when somebody is about to fill it in. */
export function PassGifts(props: GiftPassingProps) {
  return (
    <GiftPassingSheet
      {...props}
      onWizardIntent={() => fetchAhead(loadOfferWizard)}
      renderWizard={place => (
        <OnDemand load={loadOfferWizard}>
          {({ OfferWizard }) => <OfferWizard {...place} />}
        </OnDemand>
      )}
    />
  )
}
