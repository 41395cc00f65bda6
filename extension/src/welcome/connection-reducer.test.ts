import { describe, expect, test } from 'vitest'
import { type Connection, type ConnectionEvent, connectionReducer } from './connection-reducer.ts'

const checking: Connection = { name: 'checking' }
const after = (...events: ConnectionEvent[]) => events.reduce(connectionReducer, checking)
const nobody: ConnectionEvent = { type: 'known', registry: undefined }
const tan: ConnectionEvent = { type: 'known', registry: 'Baby Tan' }
const opened: ConnectionEvent = { type: 'opened', code: '7K24' }

describe('connectionReducer', () => {
  test('starts connected or disconnected', () => {
    expect(after(nobody)).toEqual({ name: 'apart' })
    expect(after(tan)).toEqual({ name: 'connected', registry: 'Baby Tan' })
  })

  test('connects after the confirmation page', () => {
    expect(after(nobody, { type: 'pressed' })).toEqual({ name: 'opening' })
    expect(after(nobody, { type: 'pressed' }, opened)).toEqual({ name: 'waiting', code: '7K24' })
    expect(after(nobody, { type: 'pressed' }, opened, nobody).name).toBe('waiting')
    expect(after(nobody, { type: 'pressed' }, opened, tan).name).toBe('connected')
  })

  test('stays connected when the confirmation precedes the code', () => {
    expect(after(nobody, { type: 'pressed' }, tan, opened).name).toBe('connected')
  })

  test('disconnects, and can be retried after a failure', () => {
    expect(after(tan, nobody)).toEqual({ name: 'apart' })
    expect(after(nobody, { type: 'pressed' }, { type: 'failed' })).toEqual({ name: 'failed' })
    expect(after({ type: 'failed' }, { type: 'pressed' })).toEqual({ name: 'opening' })
  })
})
