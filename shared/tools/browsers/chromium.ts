import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { findSystemChromium } from '../../../scraper/src/browser/find-chromium.ts'
import { firefoxPath } from './firefox.ts'

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** Path of chromium-headless-shell, which needs half to two thirds of Chromium's CPU time; undefined without it. */
export function findHeadlessShell(): string | undefined {
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined
}

/**
 * Returns the path of Chromium for tests: CHROMIUM_PATH, Playwright's or the system's; as root it may be
 * installed by apt. Throws if there is none.
 */
export async function chromiumPath(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`)
  const found =
    named ??
    findInstalled() ??
    (install('chromium', 'fonts-liberation') ? findInstalled() : undefined)
  if (found) return found
  throw new Error(
    'No Chromium was found: run `npx playwright install chromium`, or set CHROMIUM_PATH to one.',
  )
}

/** Returns the path of chromium-headless-shell, or else of Chromium. Throws as `chromiumPath` does. */
export async function headlessShellPath(): Promise<string> {
  return findHeadlessShell() ?? chromiumPath()
}

/**
 * Installs browsers for tests if possible (root on a system with apt): chromium-headless-shell, without which end-to-end
 * tests take longer, and in CI Firefox, whose tests are skipped without it.
 */
export function installTestBrowsers(): void {
  if (!process.env.CHROMIUM_PATH && !findHeadlessShell()) install('chromium-headless-shell')
  if (process.env.CI && !firefoxPath()) install('firefox-esr')
}

function findInstalled(): string | undefined {
  const own = chromium.executablePath()
  return existsSync(own) ? own : findSystemChromium()
}

function install(...packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.error(`Installing ${packages.join(', ')} for the browser tests ...`)
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages)
}

function apt(...args: string[]): boolean {
  const { status } = spawnSync('apt-get', ['-qq', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}
