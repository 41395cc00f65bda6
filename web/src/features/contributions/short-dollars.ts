import { formatDollars } from '@registry/shared/money/format-money'
import type { Cents } from '@registry/shared/money/money'

/** '$50' or '$12.50': for chips and sliders, where '.00' would only crowd. */
export function shortDollars(amount: Cents): string {
  return formatDollars(amount).replace(/\.00$/, '')
}
