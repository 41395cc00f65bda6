import { getExchangeRate } from '@registry/shared/contract/items/quick-add'
import { RUPEES_PER_DOLLAR } from '@registry/shared/payments/rupees'
import { type Route, route } from '../../http/routes/route.ts'

/** Fixed rates: visitors who pay in rupees see the same rate. */
const FIXED = new Map([
  ['SGD', 1],
  ['INR', 1 / RUPEES_PER_DOLLAR],
])

export const exchangeRateRoutes: Route[] = [
  route(getExchangeRate, async ({ params: { currency } }, { exchangeRates }) => {
    const fixed = FIXED.get(currency)
    if (fixed) return { data: { currency, sgdPerUnit: fixed, asOf: null } }
    const rate = await exchangeRates.rateOf(currency)
    const { sgdPerUnit = null, asOf = null } = rate ?? {}
    return { data: { currency, sgdPerUnit, asOf } }
  }),
]
