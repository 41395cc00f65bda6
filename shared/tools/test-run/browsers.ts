import { stat } from 'node:fs/promises'
import { chromiumPath, headlessShellPath, installHeadlessShell } from '../chromium.ts'
import { firefoxPath } from '../firefox.ts'

/**
 * Finds the Chromium that tests drive, or installs it where that is possible, and names it to all tools
 * of this run. Prints why there is none.
 */
export async function findChromium(): Promise<string | undefined> {
  try {
    installHeadlessShell()
    process.env.CHROMIUM_PATH = await chromiumPath()
    return process.env.CHROMIUM_PATH
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return undefined
  }
}

/** What tells one version of the browsers from another. */
export async function browserVersions(chromium: string): Promise<string[]> {
  const browsers = [chromium, await headlessShellPath(), firefoxPath()]
  return Promise.all(browsers.map(versionOf))
}

async function versionOf(browser: string | undefined): Promise<string> {
  if (browser === undefined) return ''
  const { mtimeMs, size } = await stat(browser)
  return `${browser} ${size} ${mtimeMs}`
}
