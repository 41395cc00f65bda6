import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { ConfigError } from '../config.ts'

/** Builds web; turbo skips the build when the sources are unchanged. */
export async function buildWeb(root: string, env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(
    path.join(root, 'node_modules/.bin/turbo'),
    ['run', 'build', '--filter=@registry/web', '--output-logs=errors-only'],
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
  if (code === 0) return
  throw new ConfigError(`${out}\n${err}\nweb could not be built: see above.`)
}
