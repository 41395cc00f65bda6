import { describe, expect, test } from 'vitest'
import { makeClock, settle } from '../../../../test/fake-clock.ts'
import { createNoteSaver, SAVE_AFTER_MS, type SaveState } from './note-saver.ts'

/** Creates a saver whose requests the test resolves. */
function setUp() {
  const clock = makeClock()
  const calls: { note: string; isLast: boolean; answer: (error?: Error) => Promise<void> }[] = []
  const states: SaveState[] = []
  const saver = createNoteSaver({
    after: clock.after,
    onState: state => states.push(state),
    save: (note, { isLast }) =>
      new Promise((resolve, reject) => {
        const answer = (error?: Error) => {
          if (error) reject(error)
          else resolve()
          return settle()
        }
        calls.push({ note, isLast, answer })
      }),
  })
  return { clock, calls, states, saver, notes: () => calls.map(({ note }) => note) }
}

describe('createNoteSaver', () => {
  test('saves after a pause in typing', async () => {
    const { clock, calls, states, saver, notes } = setUp()
    saver.change('D')
    await clock.pass(SAVE_AFTER_MS - 1)
    saver.change('De')
    await clock.pass(SAVE_AFTER_MS - 1)
    expect(notes()).toEqual([])
    await clock.pass(1)
    expect(notes()).toEqual(['De'])
    await calls[0]?.answer()
    expect(states).toEqual(['waiting', 'waiting', 'saving', 'saved'])
  })

  test('saves one request at a time, the latest text last', async () => {
    const { clock, calls, states, saver, notes } = setUp()
    saver.change('one')
    await clock.pass(SAVE_AFTER_MS)
    saver.change('two')
    await clock.pass(SAVE_AFTER_MS)
    saver.change('three')
    await clock.pass(SAVE_AFTER_MS)
    expect(notes()).toEqual(['one'])
    await calls[0]?.answer()
    expect(notes()).toEqual(['one', 'three'])
    await calls[1]?.answer()
    expect(states.at(-1)).toBe('saved')
  })

  test('keeps the text for a retry after a failure', async () => {
    const { clock, calls, states, saver, notes } = setUp()
    saver.change('one')
    await clock.pass(SAVE_AFTER_MS)
    await calls[0]?.answer(new Error('away'))
    expect(states.at(-1)).toBe('failed')
    void saver.flush()
    await settle()
    expect(notes()).toEqual(['one', 'one'])
    await calls[1]?.answer()
    expect(states.at(-1)).toBe('saved')
  })

  test('retries with newer text typed during the failed request', async () => {
    const { clock, calls, saver, notes } = setUp()
    saver.change('one')
    await clock.pass(SAVE_AFTER_MS)
    saver.change('two')
    await calls[0]?.answer(new Error('away'))
    await clock.pass(SAVE_AFTER_MS)
    expect(notes()).toEqual(['one', 'two'])
  })

  test('saves immediately on flush, unless nothing has changed', async () => {
    const { calls, saver } = setUp()
    void saver.flush({ isLast: true })
    await settle()
    expect(calls).toEqual([])
    saver.change('one')
    void saver.flush({ isLast: true })
    await settle()
    expect(calls).toMatchObject([{ note: 'one', isLast: true }])
  })

  test('discards pending text on settle, after the running request', async () => {
    const { clock, calls, saver, notes } = setUp()
    saver.change('one')
    await clock.pass(SAVE_AFTER_MS)
    saver.change('two')
    let isDone = false
    const settled = saver.settle().then(() => {
      isDone = true
    })
    await settle()
    expect(isDone).toBe(false)
    await calls[0]?.answer()
    await settled
    await clock.pass(SAVE_AFTER_MS)
    expect(notes()).toEqual(['one'])
  })
})
