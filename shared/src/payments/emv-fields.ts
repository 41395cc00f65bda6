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

/**
 * A data object of an EMVCo merchant-presented code: two-digit id and text, or a template of nested
 * objects.
 */
export type EmvField = readonly [id: string, value: string | readonly EmvField[]]

/** Maximum length of a value, since its length has two digits. */
const VALUE_MAX = 99
const PAYLOAD_MAX = 512

function encodeField([id, value]: EmvField): string {
  const text = typeof value === 'string' ? value : value.map(encodeField).join('')
  if (!/^\d{2}$/.test(id) || text.length < 1 || text.length > VALUE_MAX) {
    throw new RangeError(`data object ${id} has ${text.length} characters`)
  }
  return id + String(text.length).padStart(2, '0') + text
}

/**
 * Encodes data objects and their CRC (object 63) as a payload of at most 512 characters. Throws
 * RangeError for an empty or too long value. EMVCo QRCPS-MPM 1.1, section 3.
 */
export function encodeEmv(fields: readonly EmvField[]): string {
  const checked = `${fields.map(encodeField).join('')}6304`
  const payload = checked + crc16(checked)
  if (payload.length > PAYLOAD_MAX) throw new RangeError(`payload has ${payload.length} characters`)
  return payload
}
