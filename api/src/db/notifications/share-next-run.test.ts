import { describe, expect, test } from 'vitest'
import { shareNextRun } from './share-next-run.ts'

describe('rounds', () => {
  test('are shared by waiting callers and start after each call', async () => {
    const rounds: PromiseWithResolvers<number>[] = []
    const ask = shareNextRun(() => {
      const round = Promise.withResolvers<number>()
      rounds.push(round)
      return round.promise
    })
    const together = [ask(), ask()]
    await Promise.resolve()
    expect(rounds).toHaveLength(1)
    // The first round may not know what happened since.
    const later = [ask(), ask(), ask()]
    rounds[0]?.resolve(1)
    expect(await Promise.all(together)).toEqual([1, 1])
    await Promise.resolve()
    expect(rounds).toHaveLength(2)
    rounds[1]?.resolve(2)
    expect(await Promise.all(later)).toEqual([2, 2, 2])
  })
})
