import '../styles/sheet.css'
import {
  ContributeSheet,
  type ContributeSheetProps,
} from '../features/contributions/contribute-sheet.tsx'
import { fetchAhead, loadPayments } from './load-sheets.ts'
import { OnDemand } from './on-demand.tsx'

// The form comes first; by the time it is filled in, the payment methods are here.
fetchAhead(loadPayments)

/** A contribution with the payment methods of its registry. */
export function ContributeToItem(props: Omit<ContributeSheetProps, 'renderPayment'>) {
  const { item, owner } = props
  return (
    <ContributeSheet
      {...props}
      renderPayment={choice => (
        <OnDemand load={loadPayments}>
          {({ PaymentMethods }) => <PaymentMethods {...choice} item={item} owner={owner} />}
        </OnDemand>
      )}
    />
  )
}
