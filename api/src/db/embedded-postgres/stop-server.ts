import { setTimeout as sleep } from 'node:timers/promises'
import { isServing } from './postmaster-pid.ts'

/** PostgreSQL's fast and immediate shutdown, then SIGKILL, with a timeout for each. */
const steps = [
  { signal: 'SIGINT', patienceMs: 10_000 },
  { signal: 'SIGQUIT', patienceMs: 5_000 },
  { signal: 'SIGKILL', patienceMs: 5_000 },
] as const

/** Stops the server: connections are closed, transactions roll back, data is flushed. */
export async function stopServer(clusterDir: string, pid: number): Promise<void> {
  for (const { signal, patienceMs } of steps) {
    if (!isServing(clusterDir, pid)) return
    process.kill(pid, signal)
    const deadline = performance.now() + patienceMs
    while (isServing(clusterDir, pid) && performance.now() < deadline) await sleep(20)
  }
}
