import { type NavigateOptions, useSearchParams } from 'react-router'
import type { ItemFilter } from '../features/items/item-filter.ts'
import { type DashboardTab, filterIn, TAB, tabIn } from './dashboard-url.ts'
import type { OpenForm } from './use-open-form.ts'

interface DashboardAddress {
  tab: DashboardTab
  /** A step of its own in the browser's history; the tab is drawn when this returns. */
  show: (tab: DashboardTab) => void
  form: OpenForm | undefined
  filter: ItemFilter
  forget: () => void
}

/**
 * /dashboard?addItem=true&url=… opens the form with that link, once; ?show=… begins with a filter;
 * ?tab=gift-passing shows what is offered.
 */
export function useDashboardUrl(canAdd: boolean, canPassGifts: boolean): DashboardAddress {
  const [query, setQuery] = useSearchParams()
  const isAsked = canAdd && query.get('addItem') === 'true'
  const tab = canPassGifts ? tabIn(query) : 'registry'
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
