import { describe, expect, test, vi } from 'vitest'
import { shareNextRun } from './share-next-run.ts'

function createRuns() {
  const runs: PromiseWithResolvers<number>[] = []
  const ask = shareNextRun(() => {
    const run = Promise.withResolvers<number>()
    runs.push(run)
    return run.promise
  })
  return { runs, ask }
}

describe('runs', () => {
  test('are shared by waiting callers and start after each call', async () => {
    const { runs, ask } = createRuns()
    const together = [ask(), ask()]
    await vi.waitFor(() => expect(runs).toHaveLength(1))
    // The first run may not know what happened since.
    const later = [ask(), ask(), ask()]
    runs[0]?.resolve(1)
    expect(await Promise.all(together)).toEqual([1, 1])
    await vi.waitFor(() => expect(runs).toHaveLength(2))
    runs[1]?.resolve(2)
    expect(await Promise.all(later)).toEqual([2, 2, 2])
  })

  test('are shared by callers of one turn of the event loop', async () => {
    const { runs, ask } = createRuns()
    const first = ask()
    await Promise.resolve()
    const second = ask()
    await vi.waitFor(() => expect(runs).toHaveLength(1))
    runs[0]?.resolve(1)
    expect(await Promise.all([first, second])).toEqual([1, 1])
  })
})
