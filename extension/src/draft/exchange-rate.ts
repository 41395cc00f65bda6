import { getExchangeRate } from '@registry/shared/contract/quick-add'
import type { Rate } from '../messages.ts'
import { call } from '../session/api.ts'

const UNKNOWN: Rate = { sgdPerUnit: null, asOf: null }

/** What a unit of a currency is in Singapore dollars, as far as the registry can say. */
export async function exchangeRate(currency: string): Promise<Rate> {
  try {
    const { sgdPerUnit, asOf } = (await call(getExchangeRate, { params: { currency } })).data
    return { sgdPerUnit, asOf }
  } catch {
    return UNKNOWN
  }
}
