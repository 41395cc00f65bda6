/**
 * How long a test may take before it counts as hung. Far longer than any needs: on a busy machine a
 * tight limit is an assertion about the machine.
 */
export const testPatience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
}
