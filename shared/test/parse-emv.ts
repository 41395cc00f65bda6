import { crc16, type EmvField } from '../src/payments/emv-fields.ts'

const isTemplate = (id: string) => (id >= '26' && id <= '51') || id === '62'

function readFields(text: string, isTop: boolean): EmvField[] | undefined {
  const fields: EmvField[] = []
  for (let at = 0; at < text.length; ) {
    const head = /^(\d{2})(\d{2})/.exec(text.slice(at))
    const value = text.slice(at + 4, at + 4 + Number(head?.[2] ?? 0))
    if (!head?.[1] || value.length !== Number(head[2])) return undefined
    const parsed = isTop && isTemplate(head[1]) ? readFields(value, false) : value
    if (parsed === undefined) return undefined
    fields.push([head[1], parsed])
    at += 4 + value.length
  }
  return fields
}

/**
 * Parses a payload into its data objects in order, without 63; templates (26 to 51, 62) are parsed too.
 * Undefined if a length or the CRC is wrong.
 */
export function parseEmv(payload: string): EmvField[] | undefined {
  const checked = payload.slice(0, -4)
  if (!checked.endsWith('6304') || crc16(checked) !== payload.slice(-4)) return undefined
  return readFields(checked.slice(0, -4), true)
}
