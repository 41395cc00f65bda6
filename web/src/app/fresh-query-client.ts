import { QueryClient } from '@tanstack/react-query'

/**
 * QueryClient that also cancels and repeats a first fetch in flight when its query is invalidated: that
 * response may have been computed before the change. TanStack Query alone would accept it.
 */
export class FreshQueryClient extends QueryClient {
  override invalidateQueries: QueryClient['invalidateQueries'] = (filters, options) => {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
      if (query.state.data === undefined) void query.cancel({ silent: true })
    }
    return super.invalidateQueries(filters, options)
  }
}
