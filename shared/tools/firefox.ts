import { existsSync } from 'node:fs'

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox']

/** The Firefox that stories drive: FIREFOX_PATH or the system's. Nothing where there is none: it is never installed. */
export function firefoxPath(): string | undefined {
  const named = process.env.FIREFOX_PATH
  return (named ? [named] : PLACES).find(place => existsSync(place))
}
