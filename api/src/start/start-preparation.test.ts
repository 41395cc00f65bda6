import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConfigError } from '../config-error.ts'
import { startPreparation } from './start-preparation.ts'

const databaseAt = (port: number) => `postgres://a:b@127.0.0.1:${port}/c`

let dataDir = ''
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'registry-preparation-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const prepareWith = (env: NodeJS.ProcessEnv, closers: AsyncDisposableStack) =>
  startPreparation({ ...process.env, DATABASE_URL: undefined, DATA_DIR: dataDir, ...env }, closers)

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => new Error('It was fulfilled.'),
    (error: Error) => error,
  )

test('returns the parsed settings', async () => {
  await using closers = new AsyncDisposableStack()
  const { config } = await prepareWith({ PORT: '4321' }, closers)
  expect(config).toMatchObject({ port: 4321, dataDir, databaseUrl: undefined })
})

test('throws a ConfigError for an invalid setting', async () => {
  await using closers = new AsyncDisposableStack()
  const error = await errorOf(prepareWith({ PORT: 'none' }, closers))
  expect(error).toBeInstanceOf(ConfigError)
  expect(error.message).toMatch(/^The setting PORT is "none"/)
})

test('throws a ConfigError when the configured database cannot be reached', async () => {
  await using closers = new AsyncDisposableStack()
  const url = databaseAt(1)
  const { prepare } = await prepareWith({ DATABASE_URL: url }, closers)
  const error = await errorOf(prepare(url))
  expect(error).toBeInstanceOf(ConfigError)
  expect(error.message).toMatch(/^The database 127\.0\.0\.1:1\/c of DATABASE_URL cannot/)
})

test('throws when the database cannot be prepared', async () => {
  await using closers = new AsyncDisposableStack()
  const { prepare } = await prepareWith({}, closers)
  await expect(prepare(databaseAt(1))).rejects.toThrow(
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
  const { prepare } = await prepareWith({}, closers)
  const ended = expect(prepare(databaseAt(port))).rejects.toThrow(
    'The database was not prepared: its process was ended by SIGKILL.',
  )
  const [socket] = await connected
  const closed = once(socket.resume(), 'close')
  await closers.disposeAsync()
  await Promise.all([ended, closed])
})
