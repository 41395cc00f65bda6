import type { OwnerContributor } from '@registry/shared/contract/contributions/contributor-schemas'
import { formatDollars } from '@registry/shared/money/format-money'
import type { ReactNode } from 'react'
import { paymentMethodName } from '../../../lib/payments/payment-method-name.ts'
import { formatRelativeTime } from '../../../lib/time/format-relative-time.ts'
import { mailtoUrl } from '../../../lib/url/contact-urls.ts'
import { HiddenOnPageMark } from '../../../ui/feedback/hidden-on-page-mark.tsx'
import { Avatar } from '../../../ui/images/avatar.tsx'
import { Box } from '../../../ui/layout/box.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Text } from '../../../ui/text/text.tsx'
import styles from './item-details.module.css'

interface ContributorRowProps {
  contributor: OwnerContributor
  /** Current Unix time in ms, for relative times. */
  nowMs: number
  /** Payment status and actions. */
  children: ReactNode
}

/** Row of a contributor: amount, time, payment method and note. */
export function ContributorRow({ contributor, nowMs, children }: ContributorRowProps) {
  const { name, email, amount, message, timestamp, paymentMethod } = contributor
  return (
    <Inline as="li" gap={12} className="giver">
      <Avatar name={name} />
      <Box grows shrinks canBreak>
        <Inline gap={12} justify="between">
          <p>
            <span className="strong" dir="auto">
              {name}
            </span>{' '}
            <Text as="span" size={12} tone="faint" className={styles.giverWhen}>
              <time dateTime={timestamp}>{formatRelativeTime(timestamp, nowMs)}</time> ·{' '}
              {paymentMethodName(paymentMethod)}
            </Text>
          </p>
          <p className="strong num keeps-size">{formatDollars(amount)}</p>
        </Inline>
        {email && (
          <p>
            <Box as="a" tone="muted" href={mailtoUrl(email)}>
              {email}
            </Box>
          </p>
        )}
        {message && (
          <Box as="blockquote" above={6} className={`quote ${styles.giverNote}`} dir="auto">
            {message}
          </Box>
        )}
        <HiddenOnPageMark contribution={contributor} />
        <Inline
          gap={8}
          align="center"
          wrap
          above={6}
          className={`${styles.giverState} small-chips`}
        >
          {children}
        </Inline>
      </Box>
    </Inline>
  )
}
