import { setTimeout as sleep } from 'node:timers/promises'
import { type Launch, launchServer } from './launch-server.ts'
import { stopServer } from './stop-server.ts'
import { watchServer } from './watch-server.ts'

/**
 * Starts the server again, on its port, whenever it dies. Answers the function that ends it for good.
 */
export function superviseServer(launch: Launch, firstPid: number): () => Promise<void> {
  const { clusterDir } = launch.home
  let pid = firstPid
  let isStopping = false
  let reviving = Promise.resolve()
  let callOff = watch()

  function watch() {
    return watchServer({ clusterDir, pid, onGone: revive })
  }
  function revive() {
    reviving = relaunch()
  }
  async function relaunch() {
    for (let waitMs = 200; !isStopping; waitMs = Math.min(waitMs * 2, 10_000)) {
      try {
        pid = await launchServer(launch)
        callOff = watch()
        return
      } catch {
        await sleep(waitMs)
      }
    }
  }

  return async () => {
    isStopping = true
    await reviving
    // The guardian goes last: should this process be killed meanwhile, it finishes the stop.
    await stopServer(clusterDir, pid)
    callOff()
  }
}
