import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DestinationStream } from 'pino'
import { once } from '../lazy/once.ts'

const STANDARD_OUTPUT = 1
/** Characters of log lines that wait while standard output cannot be written; later lines are dropped. */
const WAITING_MAX = 1_000_000
/** Time in ms until a failed write is repeated. */
const REPEAT_MS = 1_000
/** Time in ms after which a pending write counts as stalled. */
const STALLED_MS = 1_000

/** Writes a part of the bytes; returns how many, 0 after an error. */
function write(bytes: Buffer): Promise<number> {
  return new Promise(resolve => {
    fs.write(STANDARD_OUTPUT, bytes, (error, written) => resolve(error ? 0 : written))
  })
}

/**
 * Returns standard output for the logs of this process. While its disk is full or its reader stalls, lines wait in
 * memory; beyond 1 MB they are dropped. pino's own destination ends the process on a failed write, and then blocks its
 * exit until the lines are written; its synchronous variant stops the process while the reader stalls.
 */
export const openLogDestination = once((): DestinationStream => {
  let waiting = ''
  let isRunning = false
  let pendingSince: number | undefined

  async function writeAll() {
    while (waiting !== '') {
      let bytes = Buffer.from(waiting)
      waiting = ''
      while (bytes.length > 0) {
        pendingSince = performance.now()
        const written = await write(bytes)
        pendingSince = undefined
        bytes = bytes.subarray(written)
        if (written === 0) await sleep(REPEAT_MS, undefined, { ref: false })
      }
    }
    isRunning = false
  }

  process.once('exit', () => {
    // Node.js waits for a pending write before it exits. Without a reader, the write never ends.
    if (pendingSince !== undefined && performance.now() - pendingSince > STALLED_MS)
      process.kill(process.pid, 'SIGKILL')
    try {
      fs.writeSync(STANDARD_OUTPUT, waiting)
    } catch {
      // The disk is full.
    }
  })
  return {
    write(line) {
      if (waiting.length >= WAITING_MAX) return
      waiting += line
      if (isRunning) return
      isRunning = true
      // One write per turn of the event loop. The exit listener writes the lines of the last turn.
      setImmediate(() => void writeAll())
    },
  }
})
