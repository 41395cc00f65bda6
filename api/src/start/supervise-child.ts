import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const preload = fileURLToPath(new URL('./exit-with-parent.ts', import.meta.url))
const immediateRestarts = 3
/** More ends within a minute change nothing. */
const mostCounted = 20
const windowMs = 60_000
const firstWaitMs = 500
const longestWaitMs = 10_000
const earlyEndMs = 5_000
// Longer than a child gives its own open requests and jobs.
const timeoutMs = 12_000

export interface ChildPlan {
  name: string
  /** The script and its arguments, for the Node that runs this. */
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  say: (line: string) => void
  /** The very first start ended at once with an exit code: starting it again would not help. */
  onStartFailure: () => void
}

export interface SupervisedChild {
  restart(): void
  stop(): Promise<void>
}

/**
 * Returns the milliseconds to wait before a program that ended at `endedAt[endedAt.length - 1]` is started
 * again: none for the first three ends within a minute, then 500, doubled for each further one, at most ten
 * seconds. `endedAt` holds times in ascending order, in ms.
 */
export function restartDelayMs(endedAt: readonly number[]): number {
  const latest = endedAt.at(-1) ?? 0
  const recent = endedAt.filter(time => latest - time < windowMs).length
  if (recent <= immediateRestarts) return 0
  return Math.min(firstWaitMs * 2 ** (recent - immediateRestarts - 1), longestWaitMs)
}

/** Runs a program and starts it again when it ends: at once, with increasing delays after repeated ends. */
export function superviseChild(plan: ChildPlan): SupervisedChild {
  let isStopping = false
  let isRestarting = false
  const endedAt: number[] = []
  let timer: NodeJS.Timeout | undefined
  let child = launch(true)

  function launch(isFirst: boolean): ChildProcess {
    const startedAt = performance.now()
    const started = spawnChild(plan)
    started.once('exit', (code, signal) => {
      if (isStopping) return
      const livedMs = performance.now() - startedAt
      if (isFirst && code && livedMs < earlyEndMs) return plan.onStartFailure()
      if (!isRestarting) {
        endedAt.push(performance.now())
        endedAt.splice(0, endedAt.length - mostCounted)
        plan.say(`${plan.name} ended (${signal ?? code}) and is started again.`)
      }
      const waitMs = isRestarting ? 0 : restartDelayMs(endedAt)
      isRestarting = false
      timer = setTimeout(() => {
        child = launch(false)
      }, waitMs)
    })
    return started
  }

  return {
    restart() {
      isRestarting = child.exitCode === null && child.kill('SIGTERM')
    },
    async stop() {
      isStopping = true
      clearTimeout(timer)
      await end(child)
    },
  }
}

function spawnChild({ args, cwd, env }: ChildPlan): ChildProcess {
  // Detached: Ctrl-C reaches a terminal's whole group, but the supervisor alone decides the order of
  // the stop. The channel is how a child learns that the supervisor is gone.
  return spawn(process.execPath, ['--import', preload, ...args], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
  await ended
  clearTimeout(timer)
}
