/**
 * Converts a price to Singapore dollars: '300.00' at 0.0099 is '2.97'; '' if it is not a price or less
 * than a cent.
 */
export function convertToSgd(price: string, sgdPerUnit: number): string {
  const cents = Math.round(Number(price.replaceAll(',', '')) * sgdPerUnit * 100)
  return cents > 0 ? (cents / 100).toFixed(2) : ''
}
