import { describe, expect, test } from 'vitest'
import { createPhases } from './phases.ts'

describe('createPhases', () => {
  function phasesFrom(installation: number) {
    let time = 0
    const phases = createPhases({ installation, now: () => time })
    const take = (name: string, seconds: number) =>
      phases.time(name, async () => {
        time += seconds * 1000
      })
    return { phases, take }
  }

  test('lists phases in order, adds up repeated ones and leaves out those of no time', async () => {
    const { phases, take } = phasesFrom(0)
    await take('format and lint', 3)
    await take('types and build', 30)
    await take('format and lint', 1)
    await take('installation', 0)

    expect(phases.summary()).toBe('format and lint 4 s · types and build 30 s · total 34 s')
  })

  test('counts an installation before the process began', async () => {
    const { phases, take } = phasesFrom(60_000)
    await take('end-to-end', 280)

    expect(phases.summary()).toBe('installation 60 s · end-to-end 280 s · total 5 min 40 s')
  })

  test('measures a phase that throws', async () => {
    const { phases } = phasesFrom(0)
    await expect(phases.time('build', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(phases.summary()).toBe('total 0 s')
  })
})
