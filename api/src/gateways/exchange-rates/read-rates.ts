import { parseJson } from '@registry/shared/text/parse-json'
import * as z from 'zod/mini'
import { readLimitedText } from '../llm/read-limited-text.ts'

const TIMEOUT_MS = 3_000
const ANSWER_MAX_BYTES = 64_000

/** Value of one Singapore dollar in other currencies on a date. */
const rates = z.object({
  base: z.literal('SGD'),
  date: z.iso.date(),
  rates: z.record(z.string(), z.number()),
})
export type Rates = z.output<typeof rates>

/**
 * Fetches today's rates from a Frankfurter-compatible API; undefined on errors and timeouts. The request
 * contains no user data.
 */
export async function readRates(url: string, timeoutMs = TIMEOUT_MS): Promise<Rates | undefined> {
  const address = new URL(url)
  address.searchParams.set('base', 'SGD')
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(address, { redirect: 'error', signal })
    const text = response.ok ? await readLimitedText(response, ANSWER_MAX_BYTES) : undefined
    if (text === undefined) await response.body?.cancel()
    return z.safeParse(rates, parseJson(text ?? '')).data
  } catch {
    return undefined
  }
}
