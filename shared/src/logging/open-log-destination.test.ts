import fs from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { openLogDestination } from './open-log-destination.ts'

type Callback = (error: Error | null, written?: number) => void

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Replaces `fs.write` by a disk; returns what it stored, and a switch that makes it full. */
function replaceDisk() {
  const disk = { isFull: false, text: '' }
  vi.spyOn(fs, 'write').mockImplementation(((_fd: number, bytes: Buffer, done: Callback) => {
    if (disk.isFull) return done(new Error('ENOSPC'))
    // A disk may store a part only.
    const part = bytes.subarray(0, Math.ceil(bytes.length / 2))
    disk.text += part.toString()
    done(null, part.length)
  }) as never)
  return disk
}

test('lines are written in order and completely', async () => {
  const disk = replaceDisk()
  const destination = openLogDestination()
  for (const line of ['one\n', 'zwölf\n', 'three\n']) destination.write(line)
  await vi.waitFor(() => expect(disk.text).toBe('one\nzwölf\nthree\n'))
})

test('the first megabyte waits for a full disk, and logging goes on when it has space again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const disk = replaceDisk()
  disk.isFull = true
  const destination = openLogDestination()
  const line = `${'x'.repeat(99_999)}\n`
  for (let n = 0; n < 30; n += 1) destination.write(line)
  await vi.waitFor(() => expect(fs.write).toHaveBeenCalled())
  disk.isFull = false
  await vi.advanceTimersByTimeAsync(1_000)
  await vi.waitFor(() => expect(disk.text).toBe(line.repeat(10)))
  destination.write('again\n')
  await vi.waitFor(() => expect(disk.text).toBe(`${line.repeat(10)}again\n`))
})
