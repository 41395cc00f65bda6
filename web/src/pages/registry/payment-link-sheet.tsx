import '../../styles/sheet.css'
import type { PublicItem } from '@registry/shared/contract/items/items'
import type { RegistryOwner } from '@registry/shared/contract/registry/registry-schemas'
import { LinkedPaymentSheet } from '../../features/contributions/payment-link/linked-payment-sheet.tsx'
import { closeOverlays } from '../../lib/url/page-url.ts'
import { OnDemand } from '../../ui/feedback/on-demand.tsx'
import { loadPayments } from './load-payments.ts'

interface PaymentLinkSheetProps {
  id: string
  owner: RegistryOwner
  onItemChange: (item: PublicItem) => void
}

/** Payment of an existing contribution, opened from the link in a reminder. */
export function PaymentLinkSheet({ id, owner, onItemChange }: PaymentLinkSheetProps) {
  return (
    <LinkedPaymentSheet
      id={id}
      owner={owner}
      onClose={closeOverlays}
      onItemChange={onItemChange}
      renderPayment={item => choice => (
        <OnDemand load={loadPayments}>
          {({ PaymentMethodPicker }) => (
            <PaymentMethodPicker {...choice} item={item} owner={owner} />
          )}
        </OnDemand>
      )}
    />
  )
}
