import { paymentMessages as words } from '@registry/shared/messages/payments'
import { CircleAlert } from 'lucide-react'
import type { RequestState } from '../../lib/use-request.ts'
import { Button } from '../../ui/button.tsx'
import { CopyRow } from '../../ui/copy-row.tsx'
import { LiveRegion, useAnnouncement } from '../../ui/live-region.tsx'
import type { PaymentDetails } from './use-payment-details.ts'

/** The same facts as the code holds, as text with copy buttons. */
export function PaymentRows({
  request,
}: {
  request: RequestState<PaymentDetails> & { retry: () => void }
}) {
  const [announcement, announce] = useAnnouncement()
  if (request.status === 'loading') {
    return (
      <p className="hint" role="status">
        {words.loadingDetails}
      </p>
    )
  }
  if (request.status === 'error') {
    return (
      <div className="qr-failed" role="alert">
        <CircleAlert className="icon" aria-hidden="true" />
        <p>{words.detailsFailed}</p>
        <Button look="outline" size="sm" onClick={request.retry}>
          {words.tryAgain}
        </Button>
      </div>
    )
  }
  return (
    <>
      <ul className="copyrows">
        {request.data.rows.map(row => (
          <CopyRow
            key={row.label}
            {...row}
            texts={{ ...words, copyLabel: words.copyLabel(row.label) }}
            onCopied={label => announce(words.copiedLabel(label))}
          />
        ))}
      </ul>
      <LiveRegion>{announcement}</LiveRegion>
    </>
  )
}
