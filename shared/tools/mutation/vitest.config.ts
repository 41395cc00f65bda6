import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { testSettings } from '../test-settings.ts'

/** Tests of the mutation check: those beside the mutated modules. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../../..'),
  test: {
    ...testSettings,
    include: [
      'shared/src/money/*.test.ts',
      'shared/src/payments/*.test.ts',
      'api/src/db/idempotency.test.ts',
      'api/src/features/*/*-policy.test.ts',
    ],
    globalSetup: [path.resolve(import.meta.dirname, '../../../api/test/postgres/test-postgres.ts')],
    isolate: false,
  },
})
