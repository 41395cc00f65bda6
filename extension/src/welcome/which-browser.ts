export type Browser = 'chrome' | 'edge' | 'firefox'

/** The browser that this is, as far as its menus differ. */
export function whichBrowser(userAgent: string): Browser {
  if (/Firefox\//.test(userAgent)) return 'firefox'
  return /Edg\//.test(userAgent) ? 'edge' : 'chrome'
}
