import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { createLog } from './create-log.ts'

describe('the log', () => {
  test('says which constraint a row broke, not what the row held', () => {
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
})
