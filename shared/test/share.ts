import { afterAll, beforeAll } from 'vitest'

/**
 * Starts a server or fixture before the tests of a file or `describe` and stops it after them, in reverse order.
 * Its properties are set in between.
 */
export function share<Part extends { stop(): unknown }>(start: () => Promise<Part>): Part {
  const part = {} as Part
  let started: Part | undefined
  beforeAll(async () => {
    started = await start()
    Object.assign(part, started)
  })
  afterAll(() => started?.stop())
  return part
}
