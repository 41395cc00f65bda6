import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../../', import.meta.url))
const wxt = fileURLToPath(new URL('../../../node_modules/wxt/bin/wxt.mjs', import.meta.url))

/** Builds the extension for a registry into a folder of its own; which is the caller's to remove. */
export async function buildExtension(registryUrl: string): Promise<string> {
  const out = await mkdtemp(join(tmpdir(), 'quickadd-'))
  await promisify(execFile)(process.execPath, [wxt, 'build'], {
    cwd: root,
    env: { ...process.env, REGISTRY_URL: registryUrl, EXTENSION_OUT_DIR: out },
  })
  return out
}
