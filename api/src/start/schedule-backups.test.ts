import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { archiveName, removeOldBackups } from './schedule-backups.ts'

test('the newest backups stay; older and unfinished ones are deleted, other files never', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'registry-backups-'))
  const days = ['2026-11-30', '2026-12-01', '2026-12-02']
  const names = days.map(day => archiveName(new Date(`${day}T03:30:00.500Z`)))
  expect(names[0]).toBe('registry-2026-11-30T033000Z.tar')
  const others = ['by-hand.tar', `by-hand.tar.0a1b2c3d.partial`]
  for (const name of [...names, ...others, `${names[2]}.0a1b2c3d.partial`]) {
    await writeFile(path.join(dir, name), '')
  }
  removeOldBackups(dir, 2)
  expect((await readdir(dir)).sort()).toEqual([...others, ...names.slice(1)].sort())
  removeOldBackups(dir, 5)
  expect(await readdir(dir)).toHaveLength(4)
  await rm(dir, { recursive: true })
})
