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
 * Tells when the server is gone, and leaves a guardian that ends the server should this process be
 * killed. Answers the function that calls both off.
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
