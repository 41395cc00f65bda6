import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const preload = fileURLToPath(new URL('./exit-with-parent.ts', import.meta.url))
const immediateRestarts = 3
/** Maximum number of recorded exits. */
const mostCounted = 20
const windowMs = 60_000
const firstWaitMs = 500
const longestWaitMs = 10_000
const earlyEndMs = 5_000
// Longer than the child's own shutdown deadline.
const timeoutMs = 12_000

interface ChildPlan {
  name: string
  /** Script and arguments for this Node.js executable. */
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  say: (line: string) => void
  /** Called when the first start fails immediately with an exit code: a restart would not help. */
  onStartFailure: () => void
  /** Current time in ms of a monotonic clock; replaced in tests. */
  now?: () => number
}

export interface SupervisedChild {
  restart(): void
  stop(): Promise<void>
}

/**
 * Returns the delay in ms before a restart: none for the first three exits within a minute, then 500, doubled
 * for each further one, at most ten seconds. `endedAt` holds the exit times in ms, ascending.
 */
export function restartDelayMs(endedAt: readonly number[]): number {
  const latest = endedAt.at(-1) ?? 0
  const recent = endedAt.filter(time => latest - time < windowMs).length
  if (recent <= immediateRestarts) return 0
  return Math.min(firstWaitMs * 2 ** (recent - immediateRestarts - 1), longestWaitMs)
}

/** Runs a program and restarts it when it exits, with increasing delays after repeated exits. */
export function superviseChild(plan: ChildPlan): SupervisedChild {
  const now = plan.now ?? (() => performance.now())
  let isStopping = false
  /** False until the system has started a process. */
  let hasStarted = false
  let isRestarting = false
  const endedAt: number[] = []
  let timer: NodeJS.Timeout | undefined
  let child = launch()

  function launch(): ChildProcess | undefined {
    const startedAt = now()
    const isFirst = !hasStarted
    const ended = (code: number | null, reason: unknown) => {
      if (isStopping) return
      const livedMs = now() - startedAt
      const failedToStart = isFirst && code && livedMs < earlyEndMs
      if (failedToStart && !isRestarting) return plan.onStartFailure()
      if (!isRestarting) {
        endedAt.push(now())
        endedAt.splice(0, endedAt.length - mostCounted)
        plan.say(`${plan.name} ended (${reason}) and is started again.`)
      }
      const waitMs = isRestarting ? 0 : restartDelayMs(endedAt)
      isRestarting = false
      timer = setTimeout(() => {
        child = launch()
      }, waitMs)
    }
    // Without memory, processes or files left, spawn throws or emits an error without an exit.
    try {
      const started = spawnChild(plan)
      hasStarted ||= started.pid !== undefined
      started.once('exit', (code, signal) => ended(code, signal ?? code))
      started.on('error', error => {
        if (started.pid === undefined) ended(null, codeOf(error))
      })
      return started
    } catch (error) {
      ended(null, codeOf(error))
      return undefined
    }
  }

  return {
    restart() {
      isRestarting = child?.exitCode === null && child.kill('SIGTERM')
    },
    async stop() {
      isStopping = true
      clearTimeout(timer)
      if (child) await end(child)
    },
  }
}

function spawnChild({ args, cwd, env }: ChildPlan): ChildProcess {
  // Detached: Ctrl-C signals the terminal's whole process group, but the supervisor decides the order of the
  // shutdown. The child detects the supervisor's exit by the IPC channel.
  return spawn(process.execPath, ['--import', preload, ...args], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
  await ended
  clearTimeout(timer)
}
