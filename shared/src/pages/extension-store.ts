/** Where QuickAdd can be had in a browser's own store. */
export interface ExtensionStore {
  browser: 'Chrome' | 'Edge' | 'Firefox'
  url: string
}

/** The stores' hosts, in the order in which people are offered them. */
const HOSTS = {
  Chrome: 'chromewebstore.google.com',
  Edge: 'microsoftedge.microsoft.com',
  Firefox: 'addons.mozilla.org',
} as const
const BROWSERS = ['Chrome', 'Edge', 'Firefox'] as const

/** The store that an https address belongs to; undefined for any other address. */
export function storeAt(url: string): ExtensionStore | undefined {
  if (!URL.canParse(url)) return undefined
  const { protocol, host, username } = new URL(url)
  const browser = BROWSERS.find(name => HOSTS[name] === host)
  return browser && protocol === 'https:' && username === '' ? { browser, url } : undefined
}

/** The stores at such addresses, one for each browser. */
export function storesAt(urls: readonly string[]): ExtensionStore[] {
  const stores = urls.map(storeAt)
  return BROWSERS.flatMap(name => stores.find(store => store?.browser === name) ?? [])
}
