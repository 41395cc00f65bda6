import { parseUrl } from '../text/parse-url.ts'

/** QuickAdd's entry in a browser's extension store. */
export interface ExtensionStore {
  browser: 'Chrome' | 'Edge' | 'Firefox'
  url: string
}

/** Hosts of the stores, in display order. */
const HOSTS = {
  Chrome: 'chromewebstore.google.com',
  Edge: 'microsoftedge.microsoft.com',
  Firefox: 'addons.mozilla.org',
} as const
const BROWSERS = ['Chrome', 'Edge', 'Firefox'] as const

/** Returns the store of an https URL; undefined for any other URL. */
export function parseStoreUrl(url: string): ExtensionStore | undefined {
  const { protocol, host, username } = parseUrl(url) ?? {}
  const browser = BROWSERS.find(name => HOSTS[name] === host)
  return browser && protocol === 'https:' && username === '' ? { browser, url } : undefined
}

/** Returns the stores of several URLs, one per browser. */
export function parseStoreUrls(urls: readonly string[]): ExtensionStore[] {
  const stores = urls.map(parseStoreUrl)
  return BROWSERS.flatMap(name => stores.find(store => store?.browser === name) ?? [])
}
