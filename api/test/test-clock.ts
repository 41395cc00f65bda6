/** Creates a stopped clock that a test advances, for `startApi({ now })`. */
export function createTestClock(start = new Date('2026-11-20T10:00:00Z')) {
  let time = start
  return {
    now: () => time,
    /** Milliseconds. */
    pass(ms: number) {
      time = new Date(time.getTime() + ms)
    },
  }
}
