import { createHmac, randomBytes } from 'node:crypto'
import { type DestinationStream, type Logger, pino } from 'pino'

/** What may be told of an error. Other fields quote what it is about: a row, an address, a mail. */
const TELLING = new Set([
  'type',
  'message',
  'stack',
  'code',
  'errno',
  'syscall',
  'status',
  'responseCode',
  'severity',
  'constraint',
  'table',
  'column',
  'routine',
])

const QUOTED = /"(?:[^"\\\n]|\\.)*"/g
/** PostgreSQL's class of errors that quote the value they are about: data exceptions. */
const DATA_EXCEPTION = /^22/

const isQuoting = ({ type, code }: { type?: unknown; code?: unknown }) =>
  type === 'SyntaxError' || (typeof code === 'string' && DATA_EXCEPTION.test(code))

function serialiseError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const told = Object.entries(pino.stdSerializers.err(error)).filter(([key]) => TELLING.has(key))
  if (!isQuoting(Object.fromEntries(told))) return Object.fromEntries(told)
  const mute = (value: unknown) =>
    typeof value === 'string' ? value.replace(QUOTED, '"…"') : value
  return Object.fromEntries(told.map(([key, value]) => [key, mute(value)]))
}

const EMAIL = /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]+(?:\.[\w-]+)+/g
/** 256 bits as base64url: every token and hash of ours. */
const TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])/g
// Of this run alone: the same address can be followed through it, and nobody can look it up.
const KEY = randomBytes(32)

const pseudonym = (address: string) =>
  `<e-mail ${createHmac('sha256', KEY).update(address.toLowerCase()).digest('hex').slice(0, 8)}>`

/** The last belt: what other people's words bring along does not leave. */
const scrub = (line: string) => line.replace(EMAIL, pseudonym).replace(TOKEN, '<token>')

/** The log of api: JSON lines on standard output, or in `stream`, without personal data. */
export function createLog(level: string, stream?: DestinationStream): Logger {
  const options = {
    level,
    serializers: { err: serialiseError },
    hooks: { streamWrite: scrub },
  }
  return stream ? pino(options, stream) : pino(options)
}
