import { existsSync } from 'node:fs'

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Path of the Chromium that this machine has installed, if any. */
export function findSystemChromium(): string | undefined {
  return SYSTEM_PATHS.find(path => existsSync(path))
}

/** The system's Chromium, else the one that Playwright has downloaded; undefined where there is none. */
export async function findChromium(): Promise<string | undefined> {
  const system = findSystemChromium()
  if (system) return system
  // Playwright weighs 80 MB in memory: it is not loaded before it is needed.
  const { chromium } = await import('playwright')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}
