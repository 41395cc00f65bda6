import { randomUUIDv7 } from 'node:crypto'

const TIME_DIGITS = 12
/** Maximum of the 12 bits after the version (`rand_a` in RFC 9562), used as a counter per millisecond. */
const COUNTER_MAX = 0xfff

/**
 * Returns a generator of version 7 UUIDs (RFC 9562) in ascending order, also within one millisecond and when
 * the clock is set back, so rows with equal timestamps sort in insertion order. Node's `randomUUIDv7` is
 * ascending by millisecond only.
 */
export function createIds(makeUuid: () => string = randomUUIDv7): () => string {
  let time = 0
  let counter = 0
  return () => {
    const uuid = makeUuid()
    const made = Number.parseInt(uuid.slice(0, 8) + uuid.slice(9, 13), 16)
    if (made > time) [time, counter] = [made, 0]
    else if (counter < COUNTER_MAX) counter += 1
    else [time, counter] = [time + 1, 0]
    const digits = time.toString(16).padStart(TIME_DIGITS, '0')
    const count = counter.toString(16).padStart(3, '0')
    return `${digits.slice(0, 8)}-${digits.slice(8)}-7${count}${uuid.slice(18)}`
  }
}

/** Returns a new row id, greater than every earlier one of this process. */
export const newId = createIds()
