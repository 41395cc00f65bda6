import { QueryClient } from '@tanstack/react-query'

/**
 * Asks anew for what has changed even where the first answer is still on its way: it may have been
 * given before the change, and the library would take it for news.
 */
export class FreshQueryClient extends QueryClient {
  override invalidateQueries: QueryClient['invalidateQueries'] = (filters, options) => {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
      if (query.state.data === undefined) void query.cancel({ silent: true })
    }
    return super.invalidateQueries(filters, options)
  }
}
