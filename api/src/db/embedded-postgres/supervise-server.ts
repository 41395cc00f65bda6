import { setTimeout as sleep } from 'node:timers/promises'
import { type Launch, launchServer } from './launch-server.ts'
import { stopServer } from './stop-server.ts'
import { watchServer } from './watch-server.ts'

/** Restarts the server on the same port whenever it exits. Returns the function that stops it. */
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
    // The guardian process is stopped last: if this process is killed meanwhile, the guardian completes the
    // shutdown.
    await stopServer(clusterDir, pid)
    callOff()
  }
}
