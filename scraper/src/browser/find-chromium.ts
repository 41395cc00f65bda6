import { existsSync } from 'node:fs'

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Returns the path of an installed Chromium, if any. */
export function findSystemChromium(): string | undefined {
  return SYSTEM_PATHS.find(path => existsSync(path))
}

/** Returns the path of the system's Chromium, else of Playwright's download; undefined without one. */
export async function findChromium(): Promise<string | undefined> {
  const system = findSystemChromium()
  if (system) return system
  // Playwright uses 80 MB of memory, so it is loaded only when needed.
  const { chromium } = await import('playwright')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}
