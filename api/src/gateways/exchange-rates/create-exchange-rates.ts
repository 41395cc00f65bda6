import { BUILT_IN_RATES } from './built-in-rates.ts'
import type { Rates } from './read-rates.ts'

const HOUR_MS = 3_600_000
/** Central banks publish once a day. */
const FRESH_MS = 6 * HOUR_MS
/** Pause after a failed request. */
const PAUSE_MS = HOUR_MS / 12

interface ExchangeRate {
  sgdPerUnit: number
  asOf: string
}

export interface ExchangeRates {
  /**
   * Returns the value of one unit of a currency in Singapore dollars, from the newest rates, with their date; undefined
   * for a currency that they do not have.
   */
  rateOf(currency: string): Promise<ExchangeRate | undefined>
}

interface Parts {
  /** Undefined without a configured source. */
  read: (() => Promise<Rates | undefined>) | undefined
  now: () => Date
}

function toRate({ date, rates }: Rates, currency: string): ExchangeRate | undefined {
  const sgdPerUnit = Object.hasOwn(rates, currency) ? 1 / (rates[currency] ?? 0) : 0
  if (!(sgdPerUnit > 0) || !Number.isFinite(sgdPerUnit)) return undefined
  return { sgdPerUnit: Number(sgdPerUnit.toPrecision(6)), asOf: `${date}T00:00:00.000Z` }
}

/** Creates cached exchange rates; concurrent callers share one request. */
export function createExchangeRates({ read, now }: Parts): ExchangeRates {
  let known = BUILT_IN_RATES
  let dueAt = 0
  let asking: Promise<void> | undefined

  async function renew(from: NonNullable<Parts['read']>): Promise<void> {
    const rates = await from()
    if (rates) known = rates
    dueAt = now().getTime() + (rates ? FRESH_MS : PAUSE_MS)
  }

  return {
    async rateOf(currency) {
      if (read && now().getTime() >= dueAt) {
        asking ??= renew(read).finally(() => {
          asking = undefined
        })
        await asking
      }
      return toRate(known, currency)
    },
  }
}
