import { existsSync } from 'node:fs'

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox']

/** The Firefox of end-to-end tests: FIREFOX_PATH or the system's, if there is one; it is never installed. */
export function firefoxPath(): string | undefined {
  const named = process.env.FIREFOX_PATH
  return (named ? [named] : PLACES).find(place => existsSync(place))
}
