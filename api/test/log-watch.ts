import type { Context, Middleware } from 'koa'
import type { App } from '../src/http/app.ts'

/** Shorter texts are indistinguishable from words of the log. */
const MIN_LENGTH = 5
const MAX_LENGTH = 300
const EMAIL = /[\w.+-]+@[\w-]+\.[a-z]{2,}/i
const PASSWORD_HASH = /\$(argon2\w*|scrypt)\$/
const SECRET_HEADERS = ['authorization', 'cookie', 'x-session-token', 'x-csrf-token']
/** Fields whose values are no personal data. */
const PLAIN_FIELDS = new Set(['client', 'category', 'paymentMethod', 'registrySlug', 'sortBy'])
/** Allowed fields of a request line. */
const REQUEST_FIELDS = ['level', 'time', 'pid', 'hostname', 'msg', 'requestId', 'method', 'route']
const MEASURES = ['status', 'ms']
/** Texts that factories insert without a request. */
const FACTORY_VALUES = ['Priya', 'Baby Tan is on the way', '+6591234567', 'Rattle7Moon']

export interface LogWatch {
  write(line: string): void
  /** Records personal texts and generated secrets, which must not be logged. */
  watch(app: App): App
  listen: Middleware
  /** Returns the violating lines with their reasons. */
  complaints(): string[]
}

/** Returns all texts of a value; iterative, because deep values would overflow the stack. */
function textsOf(value: unknown): string[] {
  const texts: string[] = []
  const open: unknown[] = [value]
  while (open.length > 0) {
    const part = open.pop()
    if (typeof part === 'string') texts.push(part)
    if (typeof part !== 'object' || part === null) continue
    for (const [key, inner] of Object.entries(part)) if (!PLAIN_FIELDS.has(key)) open.push(inner)
  }
  return texts
}

function secretsOf(ctx: Context): string[] {
  const headers = SECRET_HEADERS.flatMap(name => ctx.get(name).split(/Bearer |; ?|=/))
  return [...headers, ...textsOf(ctx.request.body), ...textsOf({ ...ctx.query })]
}

/** True for a request line with allowed fields only. */
function isPlainRequest(line: Record<string, unknown>): boolean {
  const known = new Set([...REQUEST_FIELDS, ...MEASURES])
  return line.msg === 'request' && Object.keys(line).every(key => known.has(key))
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the texts of other lines. */
function wordsOf(line: Record<string, unknown>): string {
  const { level, time, pid, hostname, requestId, ...said } = line
  return textsOf(said).join('\n')
}

/**
 * Collects the log lines of an API under test and checks them: JSON, one line each, no personal data, no
 * tokens.
 */
export function watchLog(onLine?: (line: string) => void): LogWatch {
  const lines: string[] = []
  const known = new Set(FACTORY_VALUES)
  const learn = (texts: Iterable<string>) => {
    for (const text of texts) {
      if (text.length < MIN_LENGTH || text.length > MAX_LENGTH || text.trim() === '') continue
      known.add(text)
      if (text.isWellFormed()) known.add(encodeURIComponent(text))
    }
  }
  const complaintOf = (text: string): string | undefined => {
    const line = parse(text)
    if (!line || text.indexOf('\n') !== text.length - 1) return 'is not one line of JSON'
    if (EMAIL.test(text)) return 'holds an e-mail address'
    if (PASSWORD_HASH.test(text)) return 'holds a password hash'
    if (text.includes('is not in the contract')) return 'tells of a hole in the contract'
    if (isPlainRequest(line))
      return /[?%]|\/\//.test(String(line.route)) ? 'quotes a URL' : undefined
    const words = wordsOf(line)
    const found = [...known].find(value => words.includes(value))
    return found === undefined ? undefined : `repeats ${JSON.stringify(found)}`
  }
  return {
    write(line) {
      lines.push(line)
      onLine?.(line)
    },
    watch(app) {
      learn([app.secrets.sessionKey, app.secrets.adminPassword, app.secrets.demoPassword])
      learn([app.secrets.vapid.privateKey])
      const newToken = () => {
        const token = app.newToken()
        // A visitor's session id is the first part of a token.
        learn([token, token.slice(0, 22)])
        return token
      }
      return { ...app, newToken }
    },
    async listen(ctx, next) {
      await next()
      learn(secretsOf(ctx))
    },
    complaints: () =>
      lines.flatMap(line => {
        const complaint = complaintOf(line)
        return complaint ? [`A line of the log ${complaint}: ${line}`] : []
      }),
  }
}
