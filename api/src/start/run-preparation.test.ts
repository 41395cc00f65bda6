import { expect, test } from 'vitest'
import { runPreparation } from './run-preparation.ts'

test('throws when the database cannot be prepared', async () => {
  await using closers = new AsyncDisposableStack()
  const env = { ...process.env, DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' }
  await expect(runPreparation(env, closers)).rejects.toThrow(
    'The database was not prepared: its reason stands above.',
  )
})

test('ends its process when the start is stopped', async () => {
  const closers = new AsyncDisposableStack()
  const preparation = runPreparation(process.env, closers)
  preparation.catch(() => undefined)
  await closers.disposeAsync()
  await expect(preparation).rejects.toThrow('The database was not prepared')
})
