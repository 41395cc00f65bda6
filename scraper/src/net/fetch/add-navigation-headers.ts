import type { Dispatcher } from 'undici'

/**
 * Sends the Fetch Metadata headers of a page navigation. Fetch marks requests of scripts as `cors`, which
 * browsers never send for pages.
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
