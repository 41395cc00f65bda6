import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { runPreparation } from './run-preparation.ts'

const databaseAt = (port: number) => ({
  ...process.env,
  DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/c`,
})

test('throws when the database cannot be prepared', async () => {
  await using closers = new AsyncDisposableStack()
  await expect(runPreparation(databaseAt(1), closers)).rejects.toThrow(
    'The database was not prepared: its reason stands above.',
  )
})

test('ends its process when the start is stopped', async () => {
  // Accepts connections and never responds.
  await using database = createServer().listen(0, '127.0.0.1')
  await once(database, 'listening')
  const connected = once(database, 'connection') as Promise<[Socket]>
  const closers = new AsyncDisposableStack()
  const { port } = database.address() as AddressInfo
  const ended = expect(runPreparation(databaseAt(port), closers)).rejects.toThrow(
    'The database was not prepared: its process was ended by SIGKILL.',
  )
  const [socket] = await connected
  const closed = once(socket.resume(), 'close')
  await closers.disposeAsync()
  await Promise.all([ended, closed])
})
