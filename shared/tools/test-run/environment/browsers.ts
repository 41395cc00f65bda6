import { stat } from 'node:fs/promises'
import { chromiumPath, headlessShellPath, installTestBrowsers } from '../../browsers/chromium.ts'
import { firefoxPath } from '../../browsers/firefox.ts'

/**
 * Finds Chromium or installs it if possible, and sets CHROMIUM_PATH for the tools of this run. Prints the
 * error if there is none.
 */
export async function findChromium(): Promise<string | undefined> {
  try {
    installTestBrowsers()
    process.env.CHROMIUM_PATH = await chromiumPath()
    return process.env.CHROMIUM_PATH
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return undefined
  }
}

/** Returns a version key per browser: path, size and modification time. */
export async function browserVersions(chromium: string): Promise<string[]> {
  const browsers = [chromium, await headlessShellPath(), firefoxPath()]
  return Promise.all(browsers.map(versionOf))
}

async function versionOf(browser: string | undefined): Promise<string> {
  if (browser === undefined) return ''
  const { mtimeMs, size } = await stat(browser)
  return `${browser} ${size} ${mtimeMs}`
}
