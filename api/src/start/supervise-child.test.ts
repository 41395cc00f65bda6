import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { restartDelayMs, type SupervisedChild, superviseChild } from './supervise-child.ts'

const patience = { timeout: 240_000, interval: 20 }
const program = `
  require('node:fs').writeFileSync(process.argv[2], String(process.pid))
  setInterval(() => undefined, 1000)`

describe('restartDelayMs', () => {
  test.each([
    ['the first end', [0], 0],
    ['the third within a minute', [0, 100, 200], 0],
    ['the fourth', [0, 100, 200, 300], 500],
    ['the fifth', [0, 1, 2, 3, 4], 1_000],
    ['the twentieth', Array.from({ length: 20 }, (_, index) => index), 10_000],
    ['the fourth, a minute after the first', [0, 100, 200, 60_000], 0],
  ])('after %s is right', (_, endedAt, expected) => {
    expect(restartDelayMs(endedAt)).toBe(expected)
  })
})

describe('superviseChild', () => {
  let folder = ''
  let child: SupervisedChild
  const said: string[] = []
  const onStartFailure = vi.fn()

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'registry-child-'))
    said.length = 0
    onStartFailure.mockClear()
  })
  afterEach(async () => {
    await child.stop()
    await rm(folder, { recursive: true, force: true })
  })

  test('restarts a killed program and prints a message', async () => {
    await keep(program)
    const first = await pidOtherThan(0)
    process.kill(first, 'SIGKILL')

    await pidOtherThan(first)
    expect(said[0]).toBe('worker ended (SIGKILL) and is started again.')
    expect(onStartFailure).not.toHaveBeenCalled()
  })

  test('restarts a program on request without a message, whatever its exit code', async () => {
    await keep(`process.on('SIGTERM', () => process.exit(3))${program}`)
    const first = await pidOtherThan(0)
    child.restart()

    await pidOtherThan(first)
    expect(said).toEqual([])
    expect(onStartFailure).not.toHaveBeenCalled()
  })

  test('starts a program again that the system could not start for a while', async () => {
    await keep(program)
    const first = await pidOtherThan(0)
    // Without its folder a program cannot be started, as without free memory or processes.
    await rm(folder, { recursive: true })
    process.kill(first, 'SIGKILL')
    await vi.waitFor(
      () => expect(said).toContain('worker ended (ENOENT) and is started again.'),
      patience,
    )

    await mkdir(folder)
    await writeFile(path.join(folder, 'worker.cjs'), program)
    await pidOtherThan(first)
    expect(onStartFailure).not.toHaveBeenCalled()
  })

  test('starts a program that the system could not start at first', async () => {
    await keep(program, path.join(folder, 'later'))
    await vi.waitFor(
      () => expect(said).toContain('worker ended (ENOENT) and is started again.'),
      patience,
    )

    await mkdir(path.join(folder, 'later'))
    await pidOtherThan(0)
    expect(onStartFailure).not.toHaveBeenCalled()
  })

  test('reports a first start that fails after the system could not start it', async () => {
    await keep('process.exit(3)', path.join(folder, 'later'))
    await vi.waitFor(
      () => expect(said).toContain('worker ended (ENOENT) and is started again.'),
      patience,
    )

    await mkdir(path.join(folder, 'later'))
    await vi.waitFor(() => expect(onStartFailure).toHaveBeenCalledOnce(), patience)
  })

  test('leaves no process when it stops', async () => {
    await keep(program)
    const pid = await pidOtherThan(0)
    await child.stop()

    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })

  test('does not restart when the first start fails', async () => {
    await keep('process.exit(3)')

    await vi.waitFor(() => expect(onStartFailure).toHaveBeenCalledOnce(), patience)
    expect(said).toEqual([])
  })

  async function keep(code: string, cwd = folder) {
    const script = path.join(folder, 'worker.cjs')
    await writeFile(script, code)
    const args = [script, path.join(folder, 'pid')]
    const say = (line: string) => void said.push(line)
    child = superviseChild({
      name: 'worker',
      args,
      cwd,
      env: process.env,
      say,
      onStartFailure,
      // A busy machine may need longer for a start than the time within which an exit is a failed start.
      now: () => 0,
    })
  }

  function pidOtherThan(before: number): Promise<number> {
    return vi.waitFor(async () => {
      const pid = Number(await readFile(path.join(folder, 'pid'), 'utf8'))
      expect(pid).toBeGreaterThan(0)
      expect(pid).not.toBe(before)
      return pid
    }, patience)
  }
})
