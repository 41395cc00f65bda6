import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createLog } from './create-log.ts'

describe('the log', () => {
  test('contains the violated constraint but not the row', () => {
    const error = new pg.DatabaseError('duplicate key value violates unique constraint', 0, 'error')
    error.code = '23505'
    error.constraint = 'users_email_unique'
    error.detail = 'Key (lower(email))=(mei@example.com) already exists.'
    const lines: string[] = []
    createLog('info', { write: line => void lines.push(line) }).error({ err: error }, 'failed')
    expect(JSON.parse(lines.join(''))).toMatchObject({
      msg: 'failed',
      err: { code: '23505', constraint: 'users_email_unique', stack: expect.any(String) },
    })
    expect(lines.join('')).not.toContain('mei@')
  })

  const said = (error: unknown, message = 'failed') => {
    const lines: string[] = []
    createLog('info', { write: line => void lines.push(line) }).error({ err: error }, message)
    return lines.join('')
  }

  test('replaces an email address by a stable pseudonym', () => {
    const [one, same, other] = ['a mei@example.com b', 'MEI@example.com', 'siti@example.com'].map(
      text => /<e-mail [0-9a-f]{8}>/.exec(said(undefined, text))?.[0],
    )
    expect(one).toBeDefined()
    expect(same).toBe(one)
    expect(other).not.toBe(one)
  })

  test('contains no token, even in third-party messages', () => {
    const token = randomBytes(32).toString('base64url')
    expect(said(new Error(`no session for ${token}`))).not.toContain(token)
  })

  test.each([
    ['JSON', () => JSON.parse('{"message":"Marker-Wombat')],
    ['a URL', () => new URL('https://Marker-Wombat:x:y')],
  ])('repeats nothing of %s that could not be read', (_what, work) => {
    expect(said(caught(work))).not.toContain('Marker')
  })

  test('does not quote a value that a column rejected', () => {
    const message = 'select $1 - invalid input syntax for type uuid: "Marker-Wombat"'
    const error = new pg.DatabaseError(message, 0, 'error')
    error.code = '22P02'
    expect(said(error)).toContain('invalid input syntax')
    expect(said(error)).not.toContain('Marker')
  })

  test('contains only the code of an SMTP response', () => {
    const error = Object.assign(new Error('Message failed'), {
      code: 'EENVELOPE',
      response: '550 no such user Marker-Wombat',
      rejected: ['Marker-Wombat'],
    })
    expect(said(error)).toContain('EENVELOPE')
    expect(said(error)).not.toContain('Marker')
  })

  test('accepts any thrown value', () => {
    expect(JSON.parse(said('Marker-Wombat'))).toMatchObject({ err: { type: 'string' } })
    expect(JSON.parse(said(undefined))).toMatchObject({ msg: 'failed' })
  })

  test('writes one line for any message', () => {
    expect(said(undefined, 'one\r\ntwo').match(/\n/g)).toHaveLength(1)
  })
})

function caught(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}

describe('the log of a process', () => {
  /** Runs a process that logs `count` lines and later another one; returns how it ends after `last`. */
  async function end(output: number | 'pipe', { count, last }: { count: number; last: string }) {
    const script = `
      const { createLog } = await import('./create-log.ts')
      const log = createLog('info')
      for (let n = 0; n < ${count}; n += 1) log.info('x'.repeat(100))
      setTimeout(() => { log.info('last'); ${last} }, 50)`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: import.meta.dirname,
      stdio: ['ignore', output, 'inherit'],
    })
    const ended = await once(child, 'exit')
    child.stdout?.destroy()
    return ended
  }

  test.each(['', 'process.exit(0)'])('has each line once when it ends by "%s"', async last => {
    const folder = await mkdtemp(path.join(tmpdir(), 'registry-log-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const name = path.join(folder, 'log')
    const file = await open(name, 'w')
    expect(await end(file.fd, { count: 2, last })).toEqual([0, null])
    await file.close()
    const lines = (await readFile(name, 'utf8')).trim().split('\n')
    const line = 'x'.repeat(100)
    expect(lines.map(one => JSON.parse(one).msg)).toEqual([line, line, 'last'])
  })

  test('whose disk is full ends nothing and delays no exit', async () => {
    const full = await open('/dev/full', 'w')
    expect(await end(full.fd, { count: 2_000, last: 'process.exit(42)' })).toEqual([42, null])
    await full.close()
  })

  test('that nobody reads does not stop the process, and delays no exit', async () => {
    const last = 'setTimeout(() => process.exit(42), 1_500)'
    expect(await end('pipe', { count: 2_000, last })).toEqual([null, 'SIGKILL'])
  })
})
