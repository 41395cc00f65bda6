const POLYNOMIAL = 0x1021
const INITIAL = 0xffff
const TOP_BIT = 0x8000

function shiftByte(crc: number, byte: number): number {
  let shifted = crc ^ (byte << 8)
  for (let bit = 0; bit < 8; bit++) {
    shifted = shifted & TOP_BIT ? (shifted << 1) ^ POLYNOMIAL : shifted << 1
  }
  return shifted & 0xffff
}

/**
 * Returns the CRC-16/CCITT-FALSE (IBM-3740) of a text's UTF-8 bytes as four upper-case hex digits: the
 * checksum of EMVCo merchant-presented codes.
 */
export function crc16(text: string): string {
  const crc = new TextEncoder().encode(text).reduce(shiftByte, INITIAL)
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
