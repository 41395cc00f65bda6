import { ApiError } from '@registry/shared/client/api-error'
import { scrapingLogMessages } from '@registry/shared/messages/items/scraping-logs'
import { Link } from 'react-router'
import { paths } from '../../lib/url/paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { NotLoadedState } from '../../ui/feedback/not-loaded-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Illustration } from '../../ui/images/illustration.tsx'
import { Box } from '../../ui/layout/box.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import styles from './scraping-logs.module.css'

const BONES = ['first', 'second', 'third', 'fourth', 'fifth'] as const

/** Placeholder in the shape of the list. */
export function LogsSkeleton() {
  const { loading } = scrapingLogMessages.list
  return (
    <section aria-busy="true" aria-label={loading}>
      <Card as="ul" line="between" className="clips" aria-hidden="true">
        {BONES.map(bone => (
          <Inline
            as="li"
            key={bone}
            align="center"
            justify="between"
            pad="12-inset"
            className={styles.logRow}
          >
            <Skeleton width="12%" />
            <Skeleton width="48%" />
            <Skeleton width="20%" />
          </Inline>
        ))}
      </Card>
    </section>
  )
}

/** The empty state of the log. */
export function NoLogs() {
  const { empty } = scrapingLogMessages
  return (
    <Box above={24}>
      <EmptyState
        picture={<Illustration of="shop-window" />}
        title={empty.title}
        action={
          <Link to={`${paths.dashboard}?addItem=true`} className={buttonClass({ look: 'outline' })}>
            {empty.action}
          </Link>
        }
      >
        <p>{empty.text}</p>
      </EmptyState>
    </Box>
  )
}

/** The empty state for filters without a match. */
export function NoMatchingLogs({ onClear }: { onClear: () => void }) {
  const { noResult, filters } = scrapingLogMessages
  return (
    <Box above={24}>
      <EmptyState
        picture={<Illustration of="found-heart" />}
        title={noResult.title}
        action={
          <Button look="outline" onClick={onClear}>
            {filters.clear}
          </Button>
        }
      >
        <p>{noResult.text}</p>
      </EmptyState>
    </Box>
  )
}

interface LogsFailedProps {
  error: Error
  title: string
  /** One level below the parent heading. */
  heading: 'h2' | 'h3'
  onRetry: () => void
}

/** The error state of the log or of an entry. */
export function LogsFailed({ error, title, heading, onRetry }: LogsFailedProps) {
  const { failed } = scrapingLogMessages
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <NotLoadedState
      className="above-24"
      heading={heading}
      title={title}
      text={isGone ? failed.gone : failed.text}
      retry={failed.retry}
      error={error}
      onRetry={isGone ? undefined : onRetry}
    />
  )
}

/** Shown to users without the administrator role. */
export function LogAccessDenied() {
  const { refused } = scrapingLogMessages
  return (
    <Box above={24}>
      <EmptyState
        picture={<Illustration of="folded-blanket" />}
        title={refused.title}
        action={
          <Link to={paths.dashboard} className={buttonClass({})}>
            {refused.action}
          </Link>
        }
      >
        <p>{refused.text}</p>
      </EmptyState>
    </Box>
  )
}
