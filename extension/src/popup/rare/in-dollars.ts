/** '2.97' of '300.00' at 0.0099 dollars for one; empty for what is no price or less than a cent. */
export function inDollars(price: string, sgdPerUnit: number): string {
  const cents = Math.round(Number(price.replaceAll(',', '')) * sgdPerUnit * 100)
  return cents > 0 ? (cents / 100).toFixed(2) : ''
}
