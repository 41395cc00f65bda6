import { type DestinationStream, pino } from 'pino'

/** Bytes of log lines that wait while standard output cannot be written, because its disk is full for example. */
const WAITING_MAX = 1_000_000

/**
 * Opens standard output for a log. While it cannot be written, up to 1 MB of lines wait and later ones are dropped.
 * pino's own destination, which writes asynchronously, ends the process on the first failed write and blocks its exit
 * until the lines are written.
 */
export function openLogDestination(): DestinationStream {
  const destination = pino.destination({ dest: 1, sync: true, maxLength: WAITING_MAX })
  destination.on('error', () => undefined)
  return destination
}
