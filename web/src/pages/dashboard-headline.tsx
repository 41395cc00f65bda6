import type { OwnerItem } from '@registry/shared/contract/items'
import { dashboardMessages } from '@registry/shared/messages/dashboard'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useThankYousToWrite } from '../features/contribution-activity/contribution-queries.ts'
import { countItems, type ItemFilter } from '../features/items/item-filter.ts'
import { useOfferingCounts } from '../features/offerings/use-offering-counts.ts'
import { paths } from '../lib/paths.ts'
import { countOpenGifts } from './count-open-gifts.ts'
import { HeadlineFrame } from './headline-frame.tsx'

const { headline } = dashboardMessages

interface DashboardHeadlineProps {
  /** Undefined while they are on their way, or when they did not come. */
  items: OwnerItem[] | undefined
  hasFailed: boolean
  canPassGifts: boolean
  onShow: (filter: ItemFilter) => void
}

/**
 * What needs the owner, in one sentence; its parts lead there. It comes as a whole: a part that came
 * later would move what stands below.
 */
export function DashboardHeadline(props: DashboardHeadlineProps) {
  const { items, hasFailed, canPassGifts, onShow } = props
  const thankYous = useThankYousToWrite()
  const offerings = useOfferingCounts(canPassGifts)
  if (!items && hasFailed) return <HeadlineFrame>{headline.error}</HeadlineFrame>
  const isWaiting = [thankYous, offerings].some(
    ({ isLoading, failureCount }) => isLoading && failureCount === 0,
  )
  if (!items || isWaiting) return <HeadlineFrame>{headline.loading}</HeadlineFrame>
  const toConfirm = countOpenGifts(items)
  const toWrite = thankYous.data ?? 0
  // Switched off just now, the last count is known still.
  const toReview = canPassGifts ? (offerings.data?.pending ?? 0) : 0
  const waiting = [toConfirm, toWrite, toReview].filter(count => count > 0).length
  if (items.length === 0 && waiting === 0) return <HeadlineFrame>{headline.empty}</HeadlineFrame>
  return (
    <HeadlineFrame>
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

/** A mark stays with the words before it: a line never begins with one. */
function Sentence({ children }: { children: ReactNode[] }) {
  return children.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places.
    <Fragment key={index}>
      <span className="headline-part">
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
