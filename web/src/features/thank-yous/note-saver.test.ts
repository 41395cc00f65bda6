import { describe, expect, test } from 'vitest'
import { makeClock, settle } from '../../../test/fake-clock.ts'
import { createNoteSaver, SAVE_AFTER_MS, type SaveState } from './note-saver.ts'

/** A saver whose calls are answered when the test says so. */
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

describe('a note that is typed', () => {
  test('is saved once the typing pauses', async () => {
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

  test('is saved one call after the other, the latest words last', async () => {
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

  test('waits for another try when it could not be saved', async () => {
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

  test('takes the newer words when it failed while they were typed', async () => {
    const { clock, calls, saver, notes } = setUp()
    saver.change('one')
    await clock.pass(SAVE_AFTER_MS)
    saver.change('two')
    await calls[0]?.answer(new Error('away'))
    await clock.pass(SAVE_AFTER_MS)
    expect(notes()).toEqual(['one', 'two'])
  })

  test('is saved at once by whoever leaves, and not when there is nothing to save', async () => {
    const { calls, saver } = setUp()
    void saver.flush({ isLast: true })
    await settle()
    expect(calls).toEqual([])
    saver.change('one')
    void saver.flush({ isLast: true })
    await settle()
    expect(calls).toMatchObject([{ note: 'one', isLast: true }])
  })

  test('that goes another way is saved no more, once what is on its way has arrived', async () => {
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
