export type BrowserName = 'chrome' | 'edge' | 'firefox'

/** Detects the browser, as far as the instructions differ. */
export function detectBrowser(userAgent: string): BrowserName {
  if (/Firefox\//.test(userAgent)) return 'firefox'
  return /Edg\//.test(userAgent) ? 'edge' : 'chrome'
}
