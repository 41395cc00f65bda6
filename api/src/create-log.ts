import { createHmac, randomBytes } from 'node:crypto'
import { openLogDestination } from '@registry/shared/logging/open-log-destination'
import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * Error fields that may be logged. Others may contain data of the failing operation: a row, an email address,
 * an email.
 */
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
/** SQLSTATE class of data exceptions, whose messages quote the value. */
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
/** 256 bits as base64url: the format of all our tokens and hashes. */
const TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])/g
// Generated per process: pseudonyms are comparable within one run and cannot be reversed.
const KEY = randomBytes(32)

const pseudonym = (address: string) =>
  `<e-mail ${createHmac('sha256', KEY).update(address.toLowerCase()).digest('hex').slice(0, 8)}>`

/** Last safeguard: removes email addresses and tokens that appear in third-party messages. */
function scrub(line: string): string {
  // The search for email addresses tries each character of a line as the start of one.
  const withoutAddresses = line.includes('@') ? line.replace(EMAIL, pseudonym) : line
  return withoutAddresses.replace(TOKEN, '<token>')
}

/** Creates the log: JSON lines on standard output, or in `stream`, without personal data. */
export function createLog(level: string, stream: DestinationStream = openLogDestination()): Logger {
  const options = {
    level,
    serializers: { err: serialiseError },
    hooks: { streamWrite: scrub },
  }
  return pino(options, stream)
}
