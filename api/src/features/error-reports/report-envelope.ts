import { parseJson } from '@registry/shared/text/parse-json'
import * as z from 'zod/mini'

/** Allowed item types: errors and counts of dropped reports, no session replays or attachments. */
const KINDS = ['event', 'client_report']

const header = z.object({ dsn: z.string() })
// A negative length could move the position back and loop forever.
const length = z.int().check(z.gte(0))
const item = z.object({ type: z.enum(KINDS), length: z.optional(length) })

const NEWLINE = 10

/** Returns the line at an offset and the offset of the next line. */
function lineAt(bytes: Buffer, from: number): { line: Buffer; next: number } {
  const end = bytes.indexOf(NEWLINE, from)
  const to = end === -1 ? bytes.length : end
  return { line: bytes.subarray(from, to), next: to + 1 }
}

/** Returns whether all items after the header are reports, each with a header and a payload. */
function hasOnlyReports(bytes: Buffer, from: number): boolean {
  let at = from
  let count = 0
  while (at < bytes.length) {
    const { line, next } = lineAt(bytes, at)
    const parsed = z.safeParse(item, parseJson(line.toString()))
    if (!parsed.success) return false
    const { length } = parsed.data
    // A declared length beyond the end of the envelope is invalid.
    if (length !== undefined && next + length > bytes.length) return false
    at = length === undefined ? lineAt(bytes, next).next : next + length + 1
    count += 1
  }
  return count > 0
}

/** Returns whether these bytes are a Sentry envelope of this project that contains only reports. */
export function isReportEnvelope(dsn: string, bytes: Buffer): boolean {
  const { line, next } = lineAt(bytes, 0)
  const parsed = z.safeParse(header, parseJson(line.toString()))
  return parsed.success && parsed.data.dsn === dsn && hasOnlyReports(bytes, next)
}
