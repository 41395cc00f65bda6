import { panelMessages as t } from '@registry/shared/messages/contributions/payment-panels'
import { CircleAlert } from 'lucide-react'
import type { RequestState } from '../../../../lib/api-client/use-request.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { LiveRegion, useAnnouncement } from '../../../../ui/feedback/live-region.tsx'
import paymentPanelsStyles from '../payment-panels.module.css'
import qrStyles from '../qr/qr.module.css'
import { CopyRow } from './copy-row.tsx'
import { retryAndFocusPanel } from './retry-and-focus-panel.ts'
import type { PaymentDetails } from './use-payment-details.ts'

interface PaymentDetailRowsProps {
  request: RequestState<PaymentDetails> & { retry: () => void }
  /** Label of the row with the most prominent copy button. */
  primary?: string
}

/** The payment details as text rows with copy buttons. */
export function PaymentDetailRows({ request, primary }: PaymentDetailRowsProps) {
  const [announcement, announce] = useAnnouncement()
  if (request.status === 'loading') {
    return (
      <p className="hint" role="status">
        {t.loadingDetails}
      </p>
    )
  }
  if (request.status === 'error') {
    return (
      <div className={`${paymentPanelsStyles.qrFailed} ${qrStyles.qrFailed}`} role="alert">
        <CircleAlert className="icon" aria-hidden="true" />
        <p>{t.detailsFailed}</p>
        <Button look="outline" size="sm" onClick={retryAndFocusPanel(request.retry)}>
          {t.tryAgain}
        </Button>
      </div>
    )
  }
  return (
    <>
      <ul className="copyrows">
        {request.data.rows.map(row => (
          <CopyRow key={row.label} {...row} isPrimary={row.label === primary} announce={announce} />
        ))}
      </ul>
      <LiveRegion>{announcement}</LiveRegion>
    </>
  )
}
