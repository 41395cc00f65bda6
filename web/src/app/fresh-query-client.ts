import { QueryClient } from '@tanstack/react-query'

/**
 * QueryClient that also cancels and repeats a first fetch in flight when its query is invalidated: that
 * response may have been computed before the change. TanStack Query alone would accept it.
 */
export class FreshQueryClient extends QueryClient {
  override invalidateQueries: QueryClient['invalidateQueries'] = (filters, options) => {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
      if (query.state.data !== undefined) continue
      void query.cancel({ silent: true })
      // Only observed queries are refetched below; without a new fetch, `fetchQuery` would fail with CancelledError.
      if (!query.isActive()) query.fetch().catch(() => undefined)
    }
    return super.invalidateQueries(filters, options)
  }
}
