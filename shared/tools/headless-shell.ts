import { existsSync } from 'node:fs'

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** The Chromium without windows, which needs half to two thirds of the processor time; undefined if there is none. */
export function findHeadlessShell(): string | undefined {
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined
}
