import {
  type ContributionDetail,
  listRecentContributions,
} from '@registry/shared/contract/contributions/owner-contributions'
import { inboxMessages } from '@registry/shared/messages/contributions/to-confirm'
import { formatDollars } from '@registry/shared/money/format-money'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { apiQuery } from '../../../../lib/api-client/api-query.ts'
import { useServerNow } from '../../../../lib/time/use-server-now.ts'
import { FailureBanner } from '../../../../ui/feedback/failure-banner.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { Box } from '../../../../ui/layout/box.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Inline } from '../../../../ui/layout/inline.tsx'
import { Pager } from '../../../../ui/navigation/pager.tsx'
import { Text } from '../../../../ui/text/text.tsx'
import styles from './confirmation-history.module.css'
import { formatConfirmedAt } from './format-confirmed-at.ts'

const t = inboxMessages.history
const FEW = 5
const PAGE = 20
const MINUTE_MS = 60_000

/** Confirmed contributions: the latest five, or all of them, paginated, with ?history=all. */
export function ConfirmationHistory({ action }: { action: ReactNode }) {
  const [query] = useSearchParams()
  const isWhole = query.get('history') === 'all'
  const [offset, setOffset] = useState(0)
  const size = isWhole ? PAGE : FEW
  const start = isWhole ? offset : 0
  const { data, error, refetch } = useQuery({
    ...apiQuery(listRecentContributions, {
      query: { limit: size, offset: start, payment: 'verified' },
    }),
    placeholderData: keepPreviousData,
  })
  const isMore = data !== undefined && data.total > FEW
  return (
    <Box as="section" above={32} aria-labelledby="history">
      <Inline gap="4-16" align="center" wrap below={8}>
        <Text as="h2" grows size={18} weight={600} className="one-line" id="history" tabIndex={-1}>
          {t.title}
        </Text>
        {isMore && (
          <Link className="inline-row tap" to={isWhole ? '?' : '?history=all'} preventScrollReset>
            {isWhole ? t.fewer : t.all}
          </Link>
        )}
        {action}
      </Inline>
      {!data && !error && <ConfirmationHistorySkeleton />}
      {!data && error && <ConfirmationHistoryFailed onRetry={() => void refetch()} />}
      {data && <Rows contributions={data.contributions} />}
      {data && isWhole && (
        <Pager
          offset={start}
          size={size}
          total={data.total}
          words={inboxMessages.pager}
          onMove={setOffset}
        />
      )}
    </Box>
  )
}

function Rows({ contributions }: { contributions: readonly ContributionDetail[] }) {
  const now = useServerNow(MINUTE_MS)
  if (contributions.length === 0)
    return (
      <Card as="p" tone="muted" pad="16-inset">
        {t.none}
      </Card>
    )
  return (
    <Card as="ul" line="between" className={styles.historyRows}>
      {contributions.map(({ id, contributor, item, amount, paymentStatus: { verifiedAt } }) => (
        <Inline as="li" key={id} gap={12} align="center" pad="12-inset">
          <CircleCheck className="icon tone-leaf" aria-hidden="true" />
          <Inline gap="0-12" wrap grows shrinks>
            <span className="strong truncate" dir="auto">
              {contributor.name}
            </span>
            <span className="muted truncate" dir="auto">
              {item.name}
            </span>
          </Inline>
          <Inline gap="0-12" align="baseline" justify="end" className={styles.historySum}>
            {verifiedAt && (
              <Text as="time" size={12} tone="faint" dateTime={verifiedAt}>
                {formatConfirmedAt(verifiedAt, now)}
              </Text>
            )}
            <span className="strong num">{formatDollars(amount)}</span>
          </Inline>
        </Inline>
      ))}
    </Card>
  )
}

const BONES = ['first', 'second', 'third'] as const

function ConfirmationHistorySkeleton() {
  return (
    <Card as="div" gap={20} pad="16-inset" className="stack" aria-busy="true">
      <p className="vh">{inboxMessages.history.loading}</p>
      {BONES.map(bone => (
        <Skeleton key={bone} />
      ))}
    </Card>
  )
}

/** Error banner of the history; the rest of the page may have loaded. */
function ConfirmationHistoryFailed({ onRetry }: { onRetry: () => void }) {
  const { failed } = inboxMessages
  return <FailureBanner title={failed.sentence} retry={failed.retry} onRetry={onRetry} />
}
