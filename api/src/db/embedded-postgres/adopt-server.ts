import { setTimeout as sleep } from 'node:timers/promises'
import { isServing, type Postmaster, readPostmaster } from './postmaster-pid.ts'

const giveUpAfterMs = 60_000

/**
 * Returns the server that an earlier, killed process left running over this folder, once it is ready. Undefined
 * without a server, or when it is shutting down.
 */
export async function adoptServer(clusterDir: string): Promise<Postmaster | undefined> {
  const deadline = performance.now() + giveUpAfterMs
  while (performance.now() < deadline) {
    const server = readPostmaster(clusterDir)
    if (!server || !isServing(clusterDir, server.pid)) return undefined
    if (server.isReady) return server
    await sleep(50)
  }
  throw new Error(
    `The database in ${clusterDir} is busy: a server over it neither starts nor ends.`,
  )
}
