import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Config } from '../config.ts'
import { ConfigError } from '../config-error.ts'
import type { DemoLogin } from '../demo/seed-demo.ts'

const preload = fileURLToPath(new URL('./exit-with-parent.ts', import.meta.url))
const script = fileURLToPath(new URL('./prepare-data.ts', import.meta.url))

/** Result of the preparation. */
export interface Prepared {
  /** Login of the demo's owner, if it is known. */
  owner: DemoLogin | undefined
  legacyPassword: string
}

/** Message of the preparation's process; `refusal` is the sentence of a ConfigError. */
export interface Reply {
  config?: Config
  prepared?: Prepared
  refusal?: string
}

export interface Preparation {
  config: Config
  /** Migrates a database and inserts the demo. */
  prepare(databaseUrl: string): Promise<Prepared>
}

/**
 * Parses the settings of `env` and prepares the database in a process that ends afterwards: the memory of its modules,
 * migrations and drawings would stay with this one, which runs as long as the product. Throws a ConfigError, or when
 * the process fails, which prints its reason.
 */
export async function startPreparation(
  env: NodeJS.ProcessEnv,
  closers: AsyncDisposableStack,
): Promise<Preparation> {
  const child = spawn(process.execPath, ['--import', preload, script], {
    env,
    // In a process group of its own: Ctrl-C must not reach it directly.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  const ended = once(child, 'exit')
  ended.catch(() => undefined)
  const kill = async () => {
    child.kill('SIGKILL')
    await ended.catch(() => undefined)
  }
  closers.defer(kill)
  // Emitted after the last message, unlike 'exit'.
  const disconnected = once(child, 'disconnect').then(
    () => [],
    () => [],
  )

  async function nextReply(): Promise<Reply> {
    const [reply]: Reply[] = await Promise.race([once(child, 'message'), disconnected])
    if (reply?.refusal !== undefined) throw new ConfigError(reply.refusal)
    if (reply) return reply
    const [, signal] = await ended
    throw new Error(
      signal
        ? `The database was not prepared: its process was ended by ${signal}.`
        : 'The database was not prepared: its reason stands above.',
    )
  }

  const { config } = await nextReply()
  if (!config) throw new Error('The settings were not parsed.')
  return {
    config,
    async prepare(databaseUrl) {
      // Before the database, which started after this process.
      closers.defer(kill)
      const replied = nextReply()
      // A process that has ended fails the reply.
      child.send(databaseUrl, () => undefined)
      const { prepared } = await replied
      if (!prepared) throw new Error('The database was not prepared.')
      await ended
      return prepared
    },
  }
}
