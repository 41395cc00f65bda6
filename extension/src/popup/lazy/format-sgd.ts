const format = new Intl.NumberFormat('en-SG', { minimumFractionDigits: 2 })

/** Formats cents as '$1,234.50', without the formatter of other currencies. */
export function formatSgd(cents: number): string {
  return `$${format.format(cents / 100)}`
}
