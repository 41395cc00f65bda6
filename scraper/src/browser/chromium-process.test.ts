import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startChromium } from './chromium-process.ts'

/** Above the largest process id that Linux assigns. */
const KILLED = 4_194_305

test('the start deletes the profiles of killed processes, and leaves those of running ones', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'profiles-'))
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true })
  })
  const running = `registry-chromium-${process.ppid}-b`
  await mkdir(path.join(folder, `registry-chromium-${KILLED}-a`, 'Default'), { recursive: true })
  await mkdir(path.join(folder, running))
  const browser = await startChromium('/bin/true')
  expect((await readdir(folder)).sort()).toEqual([running, path.basename(browser.profile)].sort())
  await browser.kill()
  expect(await readdir(folder)).toEqual([running])
})
