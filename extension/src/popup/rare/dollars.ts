const format = new Intl.NumberFormat('en-SG', { minimumFractionDigits: 2 })

/** '$1,234.50' of cents: what the owner's area shows, without the other forms of money. */
export function dollars(cents: number): string {
  return `$${format.format(cents / 100)}`
}
