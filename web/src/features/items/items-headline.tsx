import type { OwnerItem } from '@registry/shared/contract/items'
import { dashboardMessages } from '@registry/shared/messages/dashboard'
import type { ItemFilter } from './item-filter.ts'

const { headline } = dashboardMessages

interface ItemsHeadlineProps {
  /** Undefined while they are on their way, or when they did not come. */
  items: OwnerItem[] | undefined
  hasFailed: boolean
  onShow: (filter: ItemFilter) => void
}

/**
 * What needs the owner, in one sentence; its parts lead there. Their marks are inside: a line may
 * break after a button, and a comma would open the next one.
 */
export function ItemsHeadline({ items, hasFailed, onShow }: ItemsHeadlineProps) {
  if (!items) return <Heading>{hasFailed ? headline.error : headline.loading}</Heading>
  if (items.length === 0) return <Heading>{headline.empty}</Heading>
  const promised = items
    .flatMap(item => item.contributors)
    .filter(contributor => !contributor.paymentVerified).length
  const gifted = items.filter(item => item.isFullyFunded).length
  return (
    <Heading>
      {promised > 0 && (
        <>
          <button type="button" onClick={() => onShow('contributed')}>
            {headline.toConfirm(promised)},
          </button>{' '}
        </>
      )}
      <button type="button" onClick={() => onShow(gifted > 0 ? 'gifted' : 'all')}>
        {headline.gifted(gifted, items.length)}.
      </button>
    </Heading>
  )
}

function Heading({ children }: { children: React.ReactNode }) {
  return (
    <h1 className="display-30" tabIndex={-1}>
      {children}
    </h1>
  )
}
