import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isServing } from './postmaster-pid.ts'

const lookEveryMs = 500
const guardian = fileURLToPath(new URL('./stop-when-orphaned.ts', import.meta.url))
// A shell needs 1 MB of memory while it waits, Node 33 MB. It asks the server itself to stop: Node takes up to a second
// to start, in which a new process would adopt the server, and it may have been deleted by then.
const stopAtEndOfInput = `
while read -r _; do :; done
read -r pid < "$2/postmaster.pid" && [ "$pid" = "$3" ] &&
  read -r name < "/proc/$pid/comm" && [ "$name" = postgres ] && kill -INT "$pid"
exec "$0" "$@"`

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
  const keeper = spawnGuardian([process.execPath, guardian, clusterDir, String(pid)])
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

/** Starts the guardian. Outside Windows it is a shell that Node replaces once its stdin closes. */
function spawnGuardian(command: [string, ...string[]]): ChildProcess {
  const [file, ...args] =
    process.platform === 'win32'
      ? command
      : (['/bin/sh', '-c', stopAtEndOfInput, ...command] as const)
  return spawn(file, args, { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
}
