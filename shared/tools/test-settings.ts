import path from 'node:path'

/** Test settings of all workspaces. */
export const testSettings = {
  // Much longer than any test needs, so that a busy machine does not fail one.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 240_000 } },
  setupFiles: [path.join(import.meta.dirname, 'fixed-seed.ts')],
}
