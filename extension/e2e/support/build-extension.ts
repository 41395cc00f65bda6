import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../../', import.meta.url))
const wxt = fileURLToPath(new URL('../../../node_modules/wxt/bin/wxt.mjs', import.meta.url))
const BROWSERS = { chrome: [], firefox: ['-b', 'firefox', '--mv3'] } as const

interface BuildOptions {
  browser?: keyof typeof BROWSERS
  /** Whether the archives for the stores are written too, as `npm run zip` does. */
  isPacked?: boolean
}

/**
 * Builds the extension for a registry into a new folder, which the caller removes: the build
 * in `chrome-mv3` or `firefox-mv3`, the archives beside it.
 */
export async function buildExtension(
  registryUrl: string,
  { browser = 'chrome', isPacked = false }: BuildOptions = {},
): Promise<string> {
  const out = await mkdtemp(join(tmpdir(), 'quickadd-'))
  const command = isPacked ? 'zip' : 'build'
  await promisify(execFile)(process.execPath, [wxt, command, ...BROWSERS[browser]], {
    cwd: root,
    env: { ...process.env, REGISTRY_URL: registryUrl, EXTENSION_OUT_DIR: out },
  })
  return out
}
