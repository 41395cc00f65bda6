import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import { notificationMessages } from '@registry/shared/messages/contributions/contribution-detail'
import { fundedPercent } from '@registry/shared/money/funded-percent'
import { remainingCents } from '@registry/shared/money/money'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { ItemPicture } from '../../../ui/images/item-picture.tsx'
import { Thumbnail } from '../../../ui/images/thumbnail.tsx'
import { Box } from '../../../ui/layout/box.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import styles from './contribution-detail.module.css'
import { dashboardItemPath } from './dashboard-item-path.ts'

const t = notificationMessages.gift

interface ContributedItemProps {
  item: ContributionDetail['item']
  /** Called when the link to the item was pressed. */
  onLeave?: (() => void) | undefined
}

/** The item contributed to, with its funding; links to the item unless it was deleted. */
export function ContributedItem({ item, onLeave }: ContributedItemProps) {
  if (item.isRemoved) {
    return (
      <Inline gap={14} align="center" pad="16-inset" className={styles.givenToward}>
        <ItemSummary item={item} />
      </Inline>
    )
  }
  return (
    <Link
      className={`row gap-14 align-center pad-16-inset hover-sunken row-link ${styles.givenToward}`}
      to={dashboardItemPath(item.id)}
      onClick={onLeave}
    >
      <ItemSummary item={item} />
      <ChevronRight className="icon tone-faint" aria-hidden="true" />
    </Link>
  )
}

function ItemSummary({ item }: Pick<ContributedItemProps, 'item'>) {
  const percent = fundedPercent(item.currentAmount, item.targetAmount)
  return (
    <>
      <Thumbnail size={64}>
        <ItemPicture item={item} room={{ width: 64, height: 64 }} />
      </Thumbnail>
      <Stack grows shrinks>
        <Text as="span" size={12} tone="muted">
          {item.category || t.uncategorized}
        </Text>
        <Text as="bdi" size={14} weight={600} canBreak>
          {item.name}
        </Text>
        <Text as="span" size={12} tone="muted">
          {item.isRemoved
            ? t.removedItem
            : t.progress(item.currentAmount, item.targetAmount, percent)}
        </Text>
        {!item.isRemoved && <ItemBar item={item} percent={percent} />}
      </Stack>
    </>
  )
}

/** Funding of the item: solid for confirmed, hatched for promised contributions. */
function ItemBar({ item, percent }: Pick<ContributedItemProps, 'item'> & { percent: number }) {
  const confirmed = remainingCents(item.currentAmount, item.promisedAmount)
  const confirmedPercent = fundedPercent(confirmed, item.targetAmount)
  const promisedPercent = Math.min(100, percent) - confirmedPercent
  return (
    <Box
      above={6}
      className="bar"
      role="progressbar"
      aria-label={t.funded(item.name)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.min(100, percent)}
    >
      <i style={{ inlineSize: `${confirmedPercent}%` }} />
      {promisedPercent > 0 && (
        <i className="is-promised" style={{ inlineSize: `${promisedPercent}%` }} />
      )}
    </Box>
  )
}
