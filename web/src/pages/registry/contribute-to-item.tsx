import '../../styles/sheet.css'
import type { ComponentProps } from 'react'
import { ContributeSheet } from '../../features/contributions/give/contribute-sheet.tsx'
import { OnDemand } from '../../ui/feedback/on-demand.tsx'
import { loadPayments } from './load-payments.ts'
import { prefetchChunk } from './load-sheets.ts'

/** A contribution with the payment methods of its registry. */
export function ContributeToItem(
  props: Omit<ComponentProps<typeof ContributeSheet>, 'renderPayment' | 'onFilling'>,
) {
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
