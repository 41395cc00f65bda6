import '../../styles/sheet.css'
import { ContributeSheet } from '../../features/contributions/give/contribute-sheet.tsx'
import type { ContributeSheetProps } from '../../features/contributions/give/steps/contribute-step-props.ts'
import { OnDemand } from '../../ui/feedback/on-demand.tsx'
import { loadPayments, prefetchChunk } from './load-sheets.ts'

/** A contribution with the payment methods of its registry. */
export function ContributeToItem(props: Omit<ContributeSheetProps, 'renderPayment' | 'onFilling'>) {
  const { item, owner } = props
  return (
    <ContributeSheet
      {...props}
      // Prefetches the payment methods while the form is being filled in.
      onFilling={() => prefetchChunk(loadPayments)}
      renderPayment={choice => (
        <OnDemand load={loadPayments}>
          {({ PaymentMethodPicker }) => (
            <PaymentMethodPicker {...choice} item={item} owner={owner} />
          )}
        </OnDemand>
      )}
    />
  )
}
