import path from 'node:path'

/** What every workspace's tests have in common. */
export const testSettings = {
  // Far longer than any test needs: on a busy machine a tight limit is an assertion about the machine.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 240_000 } },
  setupFiles: [path.join(import.meta.dirname, 'fixed-seed.ts')],
}
