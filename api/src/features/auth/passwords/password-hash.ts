import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { AppError } from '@registry/shared/errors/app-error'
import pLimit from 'p-limit'
import { isTest } from '../../../config.ts'

// OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane. Tests, which sign up hundreds of accounts, use the
// least that Argon2 allows.
const PARAMETERS = isTest
  ? { memory: 8, passes: 1, parallelism: 1 }
  : { memory: 19_456, passes: 2, parallelism: 1 }

/** The beginning of current hashes as PHC strings: algorithm and parameters. */
export const HASH_PREFIX = `$argon2id$v=19$m=${PARAMETERS.memory},t=${PARAMETERS.passes},p=${PARAMETERS.parallelism}$`
const SALT_BYTES = 16
const HASH_BYTES = 32
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const derive = promisify(argon2)
// Each hash blocks a thread of the libuv pool, which file access and DNS lookups need too.
const atOnce = pLimit(2)
const QUEUE_MAX = 200

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

interface Derivation {
  password: string
  salt: Buffer
  length: number
  memory: number
  passes: number
  parallelism: number
}

function deriveInTurn({ password, salt, length, ...parameters }: Derivation): Promise<Buffer> {
  if (atOnce.pendingCount >= QUEUE_MAX) throw new AppError('UNAVAILABLE', { retryAfterS: 5 })
  return atOnce(() =>
    derive('argon2id', {
      message: password.normalize('NFKC'),
      nonce: salt,
      tagLength: length,
      ...parameters,
    }),
  )
}

/** Returns an Argon2id hash as a PHC string. Throws UNAVAILABLE if too many hashes are queued. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await deriveInTurn({ password, salt, length: HASH_BYTES, ...PARAMETERS })
  return `${HASH_PREFIX}${unpadded(salt)}$${unpadded(hash)}`
}

/** Returns whether a hash was created with parameters other than the current ones. */
export function isOutdated(phc: string): boolean {
  return !phc.startsWith(HASH_PREFIX)
}

/** Compared with when there is no account, so that the response takes as long. Matches no password. */
const NO_HASH = `${HASH_PREFIX}${unpadded(randomBytes(SALT_BYTES))}$${unpadded(randomBytes(HASH_BYTES))}`

/** Checks a password against a PHC string; takes the same time without one. */
export async function verifyPassword(
  phc: string | null | undefined,
  password: string,
): Promise<boolean> {
  const parts = PHC.exec(phc ?? NO_HASH)
  if (!parts) throw new Error('A stored password hash is not an Argon2id PHC string')
  const [, memory, passes, parallelism, salt = '', hash = ''] = parts
  const expected = Buffer.from(hash, 'base64')
  const actual = await deriveInTurn({
    password,
    salt: Buffer.from(salt, 'base64'),
    length: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return timingSafeEqual(actual, expected)
}
