import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { DestinationStream } from 'pino'
import { once } from '../lazy/once.ts'

const STANDARD_OUTPUT = 1
/** Characters of log lines that wait while standard output cannot be written; later lines are dropped. */
const WAITING_MAX = 1_000_000
/** Time in ms until a failed write is repeated. */
const REPEAT_MS = 1_000

/**
 * Returns standard output for the logs of this process. While its disk is full or its reader stalls, lines wait in
 * memory; beyond 1 MB they are dropped. pino's own destination ends the process on a failed write, and then blocks its
 * exit until the lines are written; its synchronous variant stops the process while the reader stalls.
 */
export const openLogDestination = once((): DestinationStream => {
  let waiting = ''
  let writingSince: number | undefined
  const write = (bytes: Buffer) =>
    promisify<number, Buffer, number>(fs.write)(STANDARD_OUTPUT, bytes).catch(async () => {
      await sleep(REPEAT_MS, undefined, { ref: false })
      return 0
    })

  async function writeAll() {
    while (waiting !== '') {
      let bytes = Buffer.from(waiting)
      waiting = ''
      while (bytes.length > 0) {
        writingSince = performance.now()
        bytes = bytes.subarray(await write(bytes))
      }
    }
    writingSince = undefined
  }

  process.once('exit', () => {
    const isStalled = writingSince !== undefined && performance.now() - writingSince > REPEAT_MS
    if (isStalled || waiting === '') return
    try {
      fs.writeSync(STANDARD_OUTPUT, waiting)
    } catch {
      // The disk is full or nobody reads.
    }
  })
  return {
    write(line) {
      if (waiting.length >= WAITING_MAX) return
      // Written once per turn of the event loop: what is logged right before the exit is written by the listener above.
      if (waiting === '' && writingSince === undefined) setImmediate(() => void writeAll())
      waiting += line
    },
  }
})
