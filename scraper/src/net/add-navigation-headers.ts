import type { Dispatcher } from 'undici'

/**
 * Makes requests those of somebody who opened a link. The Fetch standard marks every request of a
 * script as `cors`, which no browser sends when it asks for a page (W3C Fetch Metadata).
 */
export const addNavigationHeaders: Dispatcher.DispatcherComposeInterceptor = dispatch => {
  return (options, handler) => {
    const headers = { ...options.headers, ...NAVIGATION }
    return dispatch({ ...options, headers }, handler)
  }
}

const NAVIGATION = {
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
  'sec-fetch-user': '?1',
}
