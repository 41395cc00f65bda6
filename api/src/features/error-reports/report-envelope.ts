import * as z from 'zod/mini'

/** A page reports what failed, and how many it had to drop; never a recording or a file. */
const KINDS = ['event', 'client_report']

const header = z.object({ dsn: z.string() })
// A length that led back to where it stands would have us read for ever.
const length = z.int().check(z.gte(0))
const item = z.object({ type: z.enum(KINDS), length: z.optional(length) })

const NEWLINE = 10

function jsonOf(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString('utf8'))
  } catch {
    return undefined
  }
}

/** A line and where the next one begins. */
function lineAt(bytes: Buffer, from: number): { line: Buffer; next: number } {
  const end = bytes.indexOf(NEWLINE, from)
  const to = end === -1 ? bytes.length : end
  return { line: bytes.subarray(from, to), next: to + 1 }
}

/** Whether what follows the header are reports alone, each a header and its content. */
function holdsReportsAlone(bytes: Buffer, from: number): boolean {
  let at = from
  let count = 0
  while (at < bytes.length) {
    const { line, next } = lineAt(bytes, at)
    const parsed = z.safeParse(item, jsonOf(line))
    if (!parsed.success) return false
    const { length } = parsed.data
    // What it would swallow beyond the end could be anything.
    if (length !== undefined && next + length > bytes.length) return false
    at = length === undefined ? lineAt(bytes, next).next : next + length + 1
    count += 1
  }
  return count > 0
}

/** Whether these bytes are an envelope of Sentry's for this project, with nothing but reports in it. */
export function isReportEnvelope(dsn: string, bytes: Buffer): boolean {
  const { line, next } = lineAt(bytes, 0)
  const parsed = z.safeParse(header, jsonOf(line))
  return parsed.success && parsed.data.dsn === dsn && holdsReportsAlone(bytes, next)
}
