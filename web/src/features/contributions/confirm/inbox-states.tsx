import { inboxMessages } from '@registry/shared/messages/contributions/to-confirm'
import { Link } from 'react-router'
import { paths } from '../../../lib/url/paths.ts'
import { buttonClass } from '../../../ui/buttons/button-class.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Illustration } from '../../../ui/images/illustration.tsx'
import { Thumbnail } from '../../../ui/images/thumbnail.tsx'
import { Box } from '../../../ui/layout/box.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import styles from './inbox.module.css'

const BONES = ['first', 'second', 'third'] as const

export function InboxSkeleton() {
  return (
    <Card above={24} className="clips" aria-busy="true" aria-label={inboxMessages.loading}>
      <Inline gap={12} align="center" line="below" className={styles.inboxBulk} />
      <Box as="ul" line="between" aria-hidden="true">
        {BONES.map(bone => (
          <Inline as="li" key={bone} gap={12} className={styles.giftRow}>
            <span className="tile" />
            <Thumbnail className="radius-10 not-on-phones bone" />
            <Stack gap={10} grows shrinks>
              <Skeleton width="38%" />
              <Skeleton width="64%" />
              <Skeleton width="52%" />
            </Stack>
          </Inline>
        ))}
      </Box>
    </Card>
  )
}

/** Empty state: explains what will be listed here and links to the registry card. */
export function InboxEmpty() {
  const { empty } = inboxMessages
  return (
    <Box above={24}>
      <EmptyState
        picture={<Illustration of="found-heart" />}
        title={empty.title}
        action={
          <Link to={paths.registryCard} className={buttonClass({ look: 'outline' })}>
            {empty.action}
          </Link>
        }
      >
        <p>{empty.text}</p>
      </EmptyState>
    </Box>
  )
}
