import { existsSync, type FSWatcher, readFileSync, watch } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import * as z from 'zod'
import type { SupervisedChild } from './supervise-child.ts'

const manifest = z.object({ scripts: z.object({ build: z.string() }) })

/** Returns the commands of web's build script in watch mode. */
function webWatchPlans(root: string): { name: string; args: string[]; cwd: string }[] {
  const cwd = path.join(root, 'web')
  const file = path.join(cwd, 'package.json')
  const { scripts } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
  const vite = path.join(
    path.dirname(createRequire(file).resolve('vite/package.json')),
    'bin/vite.js',
  )
  return scripts.build
    .split('&&')
    .map(command => command.trim().split(/\s+/))
    .filter(([program]) => program === 'vite')
    .map(([, ...args], index) => ({
      name: `web build ${index + 1}`,
      // The api serves this folder, so it is never emptied.
      args: [vite, ...args, '--watch', '--emptyOutDir', 'false', '--logLevel', 'warn'],
      cwd,
    }))
}

const quietMs = 200
const ignored = /(^|[\\/])(node_modules|\.vite)[\\/]|\.test\.tsx?$/

/** Calls `onChange`, debounced, after files in the folders changed. Returns the function that stops watching. */
function watchFolders(folders: string[], onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const watchers: FSWatcher[] = folders
    .filter(folder => existsSync(folder))
    .map(folder =>
      watch(folder, { recursive: true }, (_event, file) => {
        if (file && ignored.test(file)) return
        clearTimeout(timer)
        timer = setTimeout(onChange, quietMs)
      }),
    )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}

interface Watched {
  root: string
  closers: AsyncDisposableStack
  keep: (name: string, args: string[], cwd: string) => SupervisedChild
  children: SupervisedChild[]
}

const sources = ['api/src', 'scraper/src', 'shared/src', 'web/dist']

/** Rebuilds web when its sources change, and restarts the servers after code changes or a new build. */
export function restartOnChange({ root, closers, keep, children }: Watched): void {
  for (const { name, args, cwd } of webWatchPlans(root)) {
    const builder = keep(name, args, cwd)
    closers.defer(() => builder.stop())
  }
  const folders = sources.map(folder => path.join(root, folder))
  closers.defer(
    watchFolders(folders, () => {
      for (const child of children) child.restart()
    }),
  )
}
