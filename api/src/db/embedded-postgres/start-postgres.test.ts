import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isServing, postmasterFile, readPostmaster } from './postmaster-pid.ts'
import { startPostgres } from './start-postgres.ts'

const program = fileURLToPath(new URL('./start-postgres.ts', import.meta.url))
const patience = { timeout: 240_000, interval: 20 }

describe('startPostgres', () => {
  let dataDir = ''
  let clusterDir = ''
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'registry-pg-'))
    clusterDir = path.join(dataDir, 'postgres')
    const server = await startPostgres({ dataDir, test: true })
    await query(server.url, 'create table kept as select 42 as answer')
    await server.stop()
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true }))

  test('keeps its data from one start to the next', async () => {
    const server = await startPostgres({ dataDir, test: true })
    const rows = await query(server.url, 'select answer from kept')
    await server.stop()

    expect(rows).toEqual([{ answer: 42 }])
    expect(server.adopted).toBe(false)
  })

  test('rejects connections without the password', async () => {
    const server = await startPostgres({ dataDir, test: true })
    const wrong = new URL(server.url)
    wrong.password = 'guess'

    await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
    await server.stop()
  })

  test('stores its password in a private file', async () => {
    const { mode } = await stat(path.join(dataDir, 'postgres-password'))
    expect(mode & 0o777).toBe(0o600)
  })

  test('leaves no process and no lock file when it stops', async () => {
    const server = await startPostgres({ dataDir, test: true })
    const pid = readPostmaster(clusterDir)?.pid ?? 0
    await server.stop()

    expect(isServing(clusterDir, pid)).toBe(false)
    expect(readPostmaster(clusterDir)).toBeUndefined()
  })

  test('adopts the server of a killed process', async () => {
    const first = await startPostgres({ dataDir, test: true })
    const second = await startPostgres({ dataDir, test: true })
    const rows = await query(second.url, 'select answer from kept')
    await second.stop()
    await first.stop()

    expect(second).toMatchObject({ adopted: true, url: first.url })
    expect(rows).toEqual([{ answer: 42 }])
  })

  test('starts despite a stale lock file whose process id was reused', async () => {
    await writeFile(postmasterFile(clusterDir), staleLock(clusterDir, process.pid))

    const server = await startPostgres({ dataDir, test: true })
    await server.stop()
    expect(server.adopted).toBe(false)
  })

  test('restarts the killed server on the same port', async () => {
    const server = await startPostgres({ dataDir, test: true })
    const before = readPostmaster(clusterDir)
    process.kill(before?.pid ?? 0, 'SIGKILL')

    await vi.waitFor(async () => {
      expect(readPostmaster(clusterDir)?.pid).not.toBe(before?.pid)
      expect(await query(server.url, 'select answer from kept')).toEqual([{ answer: 42 }])
    }, patience)
    expect(readPostmaster(clusterDir)?.port).toBe(before?.port)
    await server.stop()
  })

  async function startInProcess(executable: string) {
    const script = `import(${JSON.stringify(program)})
      .then(({ startPostgres }) => startPostgres({ dataDir: ${JSON.stringify(dataDir)}, test: true }))
      .then(() => console.log('up'))`
    const starter = spawn(executable, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(starter.stdout, 'data')
    const pid = readPostmaster(clusterDir)?.pid ?? 0
    expect(isServing(clusterDir, pid)).toBe(true)
    return { starter, pid }
  }

  test('stops with the process that started it, even when that is killed', async () => {
    const { starter, pid } = await startInProcess(process.execPath)
    starter.kill('SIGKILL')
    await vi.waitFor(() => expect(isServing(clusterDir, pid)).toBe(false), patience)
  })

  // Other systems have no /proc, by which the shell knows the server.
  test.runIf(process.platform === 'linux')('stops after its Node.js was deleted', async () => {
    const executable = path.join(dataDir, 'node')
    await copyFile(process.execPath, executable)
    const { starter, pid } = await startInProcess(executable)
    await rm(executable)
    starter.kill('SIGKILL')
    await vi.waitFor(() => expect(isServing(clusterDir, pid)).toBe(false), patience)
  })

  test('throws the reason when a damaged database does not start', async () => {
    const version = path.join(clusterDir, 'PG_VERSION')
    const good = await readFile(version, 'utf8')
    await writeFile(version, '9\n')

    await expect(startPostgres({ dataDir, test: true })).rejects.toThrow(/did not start.*version 9/)
    await writeFile(version, good)
  })
})

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(sql)
    return rows
  } finally {
    await client.end()
  }
}

function staleLock(clusterDir: string, pid: number): string {
  return [pid, clusterDir, 1, 5432, '', '127.0.0.1', '12345 1', 'ready', ''].join('\n')
}
