import { panelMessages as t } from '@registry/shared/messages/contributions/payment-panels'
import { CircleAlert } from 'lucide-react'
import type { RequestState } from '../../../../lib/api-client/use-request.ts'
import { LiveRegion, useAnnouncement } from '../../../../ui/feedback/live-region.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { CopyRow } from './copy-row.tsx'
import { RetryButton } from './retry-button.tsx'
import { SlowRequest } from './slow-request.tsx'
import type { PaymentDetails } from './use-payment-details.ts'

interface DetailRowsProps {
  request: RequestState<PaymentDetails> & { retry: () => void }
  /** Called when the visitor copies a value. */
  onCopied: () => void
}

/** The payment details as text rows with copy buttons; `without` is the label of a row to omit. */
export function PaymentDetailRows({
  request,
  without,
  onCopied,
}: DetailRowsProps & { without?: string }) {
  if (request.status !== 'ready') return <DetailsNotReady request={request} />
  const rows = request.data.rows.filter(({ label }) => label !== without)
  return <CopyRows rows={rows} onCopied={onCopied} />
}

/** The row of that label with a prominent copy button, as the main action of a panel. */
export function PrimaryDetailRow({
  request,
  label,
  onCopied,
}: DetailRowsProps & { label: string }) {
  if (request.status !== 'ready') return <DetailsNotReady request={request} />
  const rows = request.data.rows.filter(row => row.label === label)
  return <CopyRows rows={rows} isPrimary onCopied={onCopied} />
}

interface CopyRowsProps {
  rows: PaymentDetails['rows']
  isPrimary?: boolean
  onCopied: () => void
}

function CopyRows({ rows, isPrimary = false, onCopied }: CopyRowsProps) {
  const [announcement, announce] = useAnnouncement()
  return (
    <>
      <ul className="copyrows line-between">
        {rows.map(row => (
          <CopyRow
            key={row.label}
            {...row}
            isPrimary={isPrimary}
            announce={announce}
            onCopied={onCopied}
          />
        ))}
      </ul>
      <LiveRegion>{announcement}</LiveRegion>
    </>
  )
}

function DetailsNotReady({ request }: Pick<DetailRowsProps, 'request'>) {
  if (request.status === 'loading') {
    if (request.isSlow) return <SlowRequest onRetry={request.retry} />
    return (
      <p className="hint" role="status">
        {t.loadingDetails}
      </p>
    )
  }
  return (
    <div className="note-box tint-red spans-columns" role="alert">
      <CircleAlert className="icon" aria-hidden="true" />
      <Stack gap={8} align="start">
        <p>{t.detailsFailed}</p>
        <RetryButton onRetry={request.retry}>{t.tryAgain}</RetryButton>
      </Stack>
    </div>
  )
}
