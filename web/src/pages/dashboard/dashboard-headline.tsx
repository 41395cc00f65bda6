import type { OwnerItem } from '@registry/shared/contract/items/items'
import { dashboardMessages } from '@registry/shared/messages/registry/dashboard'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import styles from '../../features/contributions/activity/contribution-activity.module.css'
import { useThankYousToWrite } from '../../features/contributions/cache/contribution-queries.ts'
import { useUnconfirmedOfDeleted } from '../../features/items/items-queries.ts'
import { countItems, type ItemFilter } from '../../features/items/list/item-filter.ts'
import { useOfferingCounts } from '../../features/offerings/review/queries/use-offering-counts.ts'
import { safeStorage } from '../../lib/storage/safe-storage.ts'
import { paths } from '../../lib/url/paths.ts'
import { countUnconfirmedContributions } from '../owner/count-unconfirmed-contributions.ts'
import { HeadlineFrame } from './headline-frame.tsx'

const { headline } = dashboardMessages

interface DashboardHeadlineProps {
  /** Undefined while loading, or after a failed request. */
  items: OwnerItem[] | undefined
  hasFailed: boolean
  onShow: (filter: ItemFilter) => void
}

/**
 * Sentence that summarizes the owner's pending tasks, with a link for each. It is rendered only when
 * all counts are loaded, because later parts would shift the layout. Its placeholder is at least as high as the headline that this browser showed last.
 */
export function DashboardHeadline(props: DashboardHeadlineProps) {
  const { items, hasFailed, onShow } = props
  const thankYous = useThankYousToWrite()
  const offerings = useOfferingCounts()
  const ofDeleted = useUnconfirmedOfDeleted()
  if (!items && hasFailed) return <HeadlineFrame>{headline.error}</HeadlineFrame>
  const isWaiting = [thankYous, offerings].some(
    ({ isLoading, failureCount }) => isLoading && failureCount === 0,
  )
  if (!items || isWaiting) {
    return <HeadlineFrame minHeight={lastHeadlineHeight()}>{headline.loading}</HeadlineFrame>
  }
  const toConfirm = countUnconfirmedContributions(items, { ofDeleted })
  const toWrite = thankYous.data ?? 0
  const toReview = offerings.data?.pending ?? 0
  const waiting = [toConfirm, toWrite, toReview].filter(count => count > 0).length
  if (items.length === 0 && waiting === 0) {
    return <HeadlineFrame onRendered={storeHeadlineHeight}>{headline.empty}</HeadlineFrame>
  }
  return (
    <HeadlineFrame onRendered={storeHeadlineHeight}>
      <Sentence>
        {[
          toConfirm > 0 && <Link to={paths.toConfirm}>{headline.toConfirm(toConfirm)}</Link>,
          toWrite > 0 && <Link to={paths.thankYous}>{headline.thankYous(toWrite)}</Link>,
          toReview > 0 && <Link to={paths.giftPassing}>{headline.toReview(toReview)}</Link>,
          waiting < 2 && items.length > 0 && <Gifted items={items} onShow={onShow} />,
        ].filter(part => part !== false)}
      </Sentence>
    </HeadlineFrame>
  )
}

/** Joins the parts with commas; punctuation does not wrap to the next line. */
function Sentence({ children }: { children: ReactNode[] }) {
  return children.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places.
    <Fragment key={index}>
      <span className={styles.headlinePart}>
        {part}
        {index === children.length - 1 ? '.' : ','}
      </span>{' '}
    </Fragment>
  ))
}

function Gifted({
  items,
  onShow,
}: Required<Pick<DashboardHeadlineProps, 'onShow'>> & { items: OwnerItem[] }) {
  const { gifted, all } = countItems(items)
  return (
    <button type="button" onClick={() => onShow(gifted > 0 ? 'gifted' : 'all')}>
      {headline.gifted(gifted, all)}
    </button>
  )
}

/** Key of the height of the dashboard's headline, preceded by the width of the window at which it was measured. */
const KEY = 'headlineHeight'

/** Stores the height of a headline for the next visit. */
function storeHeadlineHeight({ offsetHeight }: HTMLElement): void {
  safeStorage.set(KEY, `${innerWidth} ${offsetHeight}`)
}

/** Returns the height in px of the last headline that this browser showed; undefined at another window width. */
function lastHeadlineHeight(): number | undefined {
  const [width, height] = safeStorage.get(KEY)?.split(' ').map(Number) ?? []
  return width === innerWidth ? height : undefined
}
