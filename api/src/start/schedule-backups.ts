import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Cron } from 'croner'
import { PARTIAL } from '../backup/archive-writer.ts'

const preload = fileURLToPath(new URL('./exit-with-parent.ts', import.meta.url))
const command = fileURLToPath(new URL('../cli/backup.ts', import.meta.url))

/** Names of scheduled backups, like `registry-2026-11-24T033000Z.tar`; other files in the folder stay. */
const ARCHIVE = /^registry-\d{4}-\d\d-\d\dT\d{6}Z\.tar$/
const UNFINISHED = new RegExp(`${ARCHIVE.source.slice(0, -1)}\\.[0-9a-f]+\\${PARTIAL}$`)

interface BackupSchedule {
  cron: string
  dir: string
  /** Number of backups that stay. */
  keep: number
  env: NodeJS.ProcessEnv
  say: (line: string) => void
}

/** Returns the name of a backup that starts at a time. */
export function archiveName(at: Date): string {
  return `registry-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar`
}

/** Deletes all but the newest backups of a folder, and the unfinished files of killed backups. */
export function removeOldBackups(dir: string, keep: number): void {
  const names = readdirSync(dir).sort()
  const archives = names.filter(name => ARCHIVE.test(name))
  const old = archives.slice(0, Math.max(0, archives.length - keep))
  for (const name of [...old, ...names.filter(name => UNFINISHED.test(name))]) {
    rmSync(path.join(dir, name), { force: true })
  }
}

/**
 * Writes a backup at each scheduled time in UTC, one at a time, in a process of its own, and verifies it. Old backups
 * are deleted after a new one succeeded. Returns the function that stops a running backup and the schedule.
 */
export function scheduleBackups({ cron, dir, keep, env, say }: BackupSchedule) {
  let stopChild: () => Promise<void> = async () => undefined
  const run = async () => {
    mkdirSync(dir, { recursive: true, mode: 0o700 })
    const file = path.join(dir, archiveName(new Date()))
    const child = spawn(process.execPath, ['--import', preload, command, file, '--verify'], {
      env,
      // Ctrl-C signals the whole group, but the supervisor decides the order of the shutdown.
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const ended = once(child, 'exit')
    stopChild = async () => {
      child.kill('SIGTERM')
      await ended
    }
    const [code, signal] = await ended
    if (code === 0) removeOldBackups(dir, keep)
    else say(`The backup ${file} failed (${signal ?? code}).`)
  }
  const report = (error: unknown) => say(`The backup failed: ${String(error)}`)
  const job = new Cron(cron, { timezone: 'UTC', protect: true, catch: report }, run)
  return async () => {
    job.stop()
    await stopChild()
  }
}
