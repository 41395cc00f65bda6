import type { Dispatcher } from 'undici'

/** Request headers of a browser in Singapore; retailers serve incomplete pages to other clients. */
export const REQUEST_HEADERS: Readonly<Record<string, string>> = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-language': 'en-SG,en;q=0.9',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'upgrade-insecure-requests': '1',
}

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
