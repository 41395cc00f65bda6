import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { DemoLogin } from '../demo/seed-demo.ts'

const preload = fileURLToPath(new URL('./exit-with-parent.ts', import.meta.url))
const script = fileURLToPath(new URL('./prepare-data.ts', import.meta.url))

/**
 * Migrates the database of `env` and inserts the demo, in a process that ends afterwards: the memory of migrations and
 * drawings would stay with this one, which runs as long as the product. Returns the login of the demo's owner if it
 * is known. Throws when the process fails, which prints its reason.
 */
export async function runPreparation(
  env: NodeJS.ProcessEnv,
  closers: AsyncDisposableStack,
): Promise<DemoLogin | undefined> {
  const child = spawn(process.execPath, ['--import', preload, script], {
    env,
    // In a process group of its own: Ctrl-C must not reach it directly.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  let owner: DemoLogin | undefined
  child.on('message', login => {
    owner = (login ?? undefined) as DemoLogin | undefined
  })
  const ended = once(child, 'exit')
  closers.defer(async () => {
    child.kill('SIGKILL')
    await ended.catch(() => undefined)
  })
  const [code, signal] = await ended
  if (signal) throw new Error(`The database was not prepared: its process was ended by ${signal}.`)
  if (code !== 0) throw new Error('The database was not prepared: its reason stands above.')
  return owner
}
