import { type DestinationStream, type Logger, pino } from 'pino'

/** Fields of a database error that quote the row it is about: an address, a name, a note. */
const QUOTING = new Set(['detail', 'where', 'internalQuery'])

function serialiseError(error: Error) {
  const serialised = pino.stdSerializers.err(error)
  return Object.fromEntries(Object.entries(serialised).filter(([key]) => !QUOTING.has(key)))
}

/** The log of api: JSON lines on standard output, or in `stream`, without personal data. */
export function createLog(level: string, stream?: DestinationStream): Logger {
  const options = { level, serializers: { err: serialiseError } }
  return stream ? pino(options, stream) : pino(options)
}
