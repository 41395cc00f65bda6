import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import { notificationMessages } from '@registry/shared/messages/contributions/contribution-detail'
import { expectedTransfer } from '@registry/shared/payments/expected-transfer'
import type { ReactNode } from 'react'
import { formatPayment } from '../../../lib/payments/format-payment.ts'
import { formatShortDate } from '../../../lib/time/format-relative-date.ts'
import { formatTimeWithZone } from '../../../lib/time/format-time.ts'
import { mailtoUrl } from '../../../lib/url/contact-urls.ts'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'

const t = notificationMessages.gift

interface ContributionDetailRowsProps {
  contribution: ContributionDetail
  nowMs: number
}

/**
 * When it was promised and received, payment method, payment references to search for in the bank account, and the contributor's
 * email address.
 */
export function ContributionDetailRows({ contribution, nowMs }: ContributionDetailRowsProps) {
  const { contributionDate, contributor, paymentMethod, paymentStatus } = contribution
  const { references } = expectedTransfer(contribution)
  return (
    <Stack as="dl" gap={16} pad="16-inset">
      <TimeFact name={t.promised} time={contributionDate} nowMs={nowMs} />
      {paymentStatus.verifiedAt && (
        <TimeFact name={t.received} time={paymentStatus.verifiedAt} nowMs={nowMs} />
      )}
      <Fact name={t.payment}>{paymentMethod ? formatPayment(contribution) : t.unknown}</Fact>
      {references.map(reference => (
        <Fact key={reference} name={t.reference}>
          <bdi>{reference}</bdi>
        </Fact>
      ))}
      {contributor.email && (
        <Fact name={t.email}>
          <a href={mailtoUrl(contributor.email)}>{contributor.email}</a>
        </Fact>
      )}
    </Stack>
  )
}

function TimeFact({ name, time, nowMs }: { name: string; time: string; nowMs: number }) {
  return (
    <Fact name={name}>
      <time dateTime={time}>
        {formatShortDate(time, nowMs)}, {formatTimeWithZone(time)}
      </time>
    </Fact>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Inline gap="0-12" align="baseline" justify="between" wrap>
      <Text as="dt" tone="muted">
        {name}
      </Text>
      <Text as="dd" shrinks weight={500} canBreak isNumeric>
        {children}
      </Text>
    </Inline>
  )
}
