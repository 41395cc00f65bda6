import path from 'node:path'

/** Test settings of all workspaces. */
export const testSettings = {
  // Much longer than any test needs, so that a busy machine does not fail one.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 240_000 } },
  setupFiles: ['fixed-seed.ts', 'fail-on-deprecations.ts'].map(name =>
    path.join(import.meta.dirname, name),
  ),
}
