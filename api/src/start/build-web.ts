import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { parseJson } from '@registry/shared/text/parse-json'
import { ConfigError } from '../config-error.ts'

const WEB_BUILD = '@registry/web#build'

/** Part of the output of `turbo run --dry=json`. */
interface Plan {
  tasks?: { taskId: string; hash: string }[]
}

/**
 * Builds web unless its build is current. Turbo would restore a current build from its cache, and so rewrite files
 * that another copy of the product serves.
 */
export async function buildWeb(root: string, env: NodeJS.ProcessEnv): Promise<void> {
  const run = (option: string) => runTurbo(root, env, option)
  // The last part of the build writes the hash.
  const built = await readFile(path.join(root, 'web/dist/server/build-hash'), 'utf8').catch(
    () => '',
  )
  if (built !== '' && built === hashIn(await run('--dry=json'))) return
  await run('--output-logs=errors-only')
}

function hashIn(output: string): string | undefined {
  const plan = parseJson(output.slice(output.indexOf('{'))) as Plan | undefined
  return plan?.tasks?.find(({ taskId }) => taskId === WEB_BUILD)?.hash
}

/** Returns the output; throws a ConfigError that contains it if turbo fails. */
async function runTurbo(root: string, env: NodeJS.ProcessEnv, option: string): Promise<string> {
  const child = spawn(
    path.join(root, 'node_modules/.bin/turbo'),
    ['run', 'build', '--filter=@registry/web', option],
    {
      cwd: root,
      // Minimal output, so that a failed build shows only its reason.
      env: { ...env, NO_COLOR: '1', npm_config_loglevel: 'silent' },
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  if (code === 0) return out
  throw new ConfigError(`${out}\n${err}\nweb could not be built: see above.`)
}
