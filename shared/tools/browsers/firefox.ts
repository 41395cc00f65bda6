import { existsSync } from 'node:fs'

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox']

/**
 * Returns the path of Firefox for end-to-end tests: FIREFOX_PATH or the system's; undefined if there is
 * none.
 */
export function firefoxPath(): string | undefined {
  const named = process.env.FIREFOX_PATH
  return (named ? [named] : PLACES).find(place => existsSync(place))
}
