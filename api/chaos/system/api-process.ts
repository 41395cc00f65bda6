import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../../shared/tools/run-tool.ts'
import { freePort } from '../../src/db/embedded-postgres/free-port.ts'
import { MEMORY_ENV, MEMORY_FLAGS } from '../../src/start/memory/memory-settings.ts'
import { registerCleanup } from './cleanup.ts'

const READY_MS = 60_000
const LOG_CHARACTERS = 20_000

/** The api as it runs in production, on a port of its own that stays the same over restarts. */
export interface ApiProcess {
  url: string
  /** Undefined while it is not running. */
  pid(): number | undefined
  /** Starts the process, of another folder's release if given; returns the time in ms until it was ready. */
  start(folder?: string): Promise<number>
  /** Sends a signal; resolves with the exit code, or with the name of the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | string>
  /** Sends a message to the modules that were preloaded. */
  sendMessage(message: object): void
  /** The end of its log: errors only. */
  log(): string
}

export interface ApiOptions {
  databaseUrl: string
  dataDir: string
  env?: Record<string, string>
  /** Modules that are loaded before the api's own. */
  preload?: string[]
}

/** Starts an api process; resolves once it is ready. */
export async function startApiProcess(options: ApiOptions): Promise<ApiProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  let log = ''
  const isRunning = () => child && child.exitCode === null && child.signalCode === null
  const end = async (signal: NodeJS.Signals) => {
    if (!child || !isRunning()) return child?.exitCode ?? child?.signalCode ?? 0
    const ended = once(child, 'exit')
    child.kill(signal)
    const [code, name] = await ended
    return code ?? name
  }
  const start = async (folder = root) => {
    const startedAt = performance.now()
    const running = spawnApi(folder, port, options)
    child = running
    for (const stream of [running.stdout, running.stderr]) {
      stream?.on('data', text => {
        log = `${log}${text}`.slice(-LOG_CHARACTERS)
      })
    }
    while (performance.now() - startedAt < READY_MS) {
      if (await isReady(url)) return performance.now() - startedAt
      if (!isRunning()) break
      await sleep(20)
    }
    throw new Error(`The api did not become ready: ${log}`)
  }
  registerCleanup(() => end('SIGKILL'))
  await start()
  return {
    ...{ url, start, end },
    pid: () => (isRunning() ? child?.pid : undefined),
    sendMessage: message => void child?.send(message),
    log: () => log,
  }
}

function spawnApi(
  folder: string,
  port: number,
  { databaseUrl, dataDir, env, preload = [] }: ApiOptions,
) {
  // Ends with this process, even a killed one.
  const modules = [path.join(folder, 'api/src/start/exit-with-parent.ts'), ...preload]
  const imports = modules.flatMap(file => ['--import', file])
  const flags = MEMORY_FLAGS.api ?? []
  return spawn(process.execPath, [...flags, ...imports, path.join(folder, 'api/src/main.ts')], {
    cwd: folder,
    env: {
      ...MEMORY_ENV,
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      PUSH_ONLY_ALLOWED_HOSTS: 'true',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(5_000) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}
