import { randomUUIDv7 } from 'node:crypto'

const TIME_DIGITS = 12
/** The version and the twelve bits behind it, which count within a millisecond. */
const COUNTER_MAX = 0xfff

/**
 * Makes version 7 UUIDs of which a later one is always greater, also within one millisecond and when
 * the clock is set back: rows that came at one time stay in the order in which they were made. Those of
 * `randomUUIDv7` are in order by the millisecond only.
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

/** Makes the ids of all rows of this process. */
export const newId = createIds()
