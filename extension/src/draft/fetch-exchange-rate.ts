import { getExchangeRate } from '@registry/shared/contract/items/quick-add'
import type { ExchangeRate } from '../messages.ts'
import { call } from '../session/api.ts'

const UNKNOWN: ExchangeRate = { sgdPerUnit: null, asOf: null }

/** Fetches the value of one unit in Singapore dollars; null if the registry does not know it. */
export async function fetchExchangeRate(currency: string): Promise<ExchangeRate> {
  try {
    const { sgdPerUnit, asOf } = (await call(getExchangeRate, { params: { currency } })).data
    return { sgdPerUnit, asOf }
  } catch {
    return UNKNOWN
  }
}
