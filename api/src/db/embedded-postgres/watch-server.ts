import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isServing } from './postmaster-pid.ts'

const lookEveryMs = 500
const guardian = fileURLToPath(new URL('./stop-when-orphaned.ts', import.meta.url))

interface Watch {
  clusterDir: string
  pid: number
  onGone: () => void
}

/**
 * Calls `onGone` when the server has exited, and starts a guardian process that stops the server if this
 * process is killed. Returns the function that ends both.
 */
export function watchServer({ clusterDir, pid, onGone }: Watch): () => void {
  const keeper = spawn(process.execPath, [guardian, clusterDir, String(pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  keeper.on('error', () => undefined)
  const stop = () => {
    clearInterval(timer)
    keeper.kill('SIGKILL')
  }
  const timer = setInterval(() => {
    if (isServing(clusterDir, pid)) return
    stop()
    onGone()
  }, lookEveryMs)
  return stop
}
