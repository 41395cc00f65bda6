import { type NavigateOptions, useSearchParams } from 'react-router'
import type { ItemFilter } from '../../features/items/list/item-filter.ts'
import type { OpenForm } from '../../features/items/manager/use-open-item-form.ts'
import { type DashboardTab, filterIn, TAB, tabIn } from '../owner/dashboard-url.ts'

interface DashboardAddress {
  tab: DashboardTab
  /** Pushes a history entry and renders the tab synchronously. */
  show: (tab: DashboardTab) => void
  form: OpenForm | undefined
  filter: ItemFilter
  forget: () => void
}

/**
 * Returns the dashboard's state in the query string: `addItem=true&url=…` opens the form with a link,
 * once; `show=…` sets the filter; `tab=gift-passing` shows the offerings.
 */
export function useDashboardUrl(
  canAdd: boolean,
  canPassGifts: boolean | undefined,
): DashboardAddress {
  const [query, setQuery] = useSearchParams()
  const isAsked = canAdd && query.get('addItem') === 'true'
  const tab = canPassGifts === false ? 'registry' : tabIn(query)
  const go = (next: Record<string, string>, options?: NavigateOptions) =>
    setQuery(next, { preventScrollReset: true, ...options })
  return {
    tab,
    show: next => {
      if (next === tab) return
      go(next === 'registry' ? {} : { [TAB]: next }, { flushSync: true })
    },
    filter: filterIn(query),
    form: isAsked ? { mode: 'create', link: query.get('url') ?? '' } : undefined,
    forget: () => {
      if (isAsked) go({}, { replace: true })
    },
  }
}
