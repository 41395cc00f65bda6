import { describe, expect, test } from 'vitest'
import { type Connection, type ConnectionEvent, nextConnection } from './connection-state.ts'

const checking: Connection = { name: 'checking' }
const after = (...events: ConnectionEvent[]) => events.reduce(nextConnection, checking)
const nobody: ConnectionEvent = { type: 'known', registry: undefined }
const tan: ConnectionEvent = { type: 'known', registry: 'Baby Tan' }
const opened: ConnectionEvent = { type: 'opened', code: '7K24' }

describe('the connection', () => {
  test('is known at the start, either way', () => {
    expect(after(nobody)).toEqual({ name: 'apart' })
    expect(after(tan)).toEqual({ name: 'connected', registry: 'Baby Tan' })
  })

  test('comes by its page, which shows the same code', () => {
    expect(after(nobody, { type: 'pressed' })).toEqual({ name: 'opening' })
    expect(after(nobody, { type: 'pressed' }, opened)).toEqual({ name: 'waiting', code: '7K24' })
    expect(after(nobody, { type: 'pressed' }, opened, nobody).name).toBe('waiting')
    expect(after(nobody, { type: 'pressed' }, opened, tan).name).toBe('connected')
  })

  test('stays when the page was quicker than its code', () => {
    expect(after(nobody, { type: 'pressed' }, tan, opened).name).toBe('connected')
  })

  test('ends when the owner disconnects it, and can be tried again after a failure', () => {
    expect(after(tan, nobody)).toEqual({ name: 'apart' })
    expect(after(nobody, { type: 'pressed' }, { type: 'failed' })).toEqual({ name: 'failed' })
    expect(after({ type: 'failed' }, { type: 'pressed' })).toEqual({ name: 'opening' })
  })
})
