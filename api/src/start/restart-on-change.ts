import { existsSync, type FSWatcher, watch } from 'node:fs'
import path from 'node:path'
import type { SupervisedChild } from './supervise-child.ts'
import { webWatchPlans } from './web-watch-plans.ts'

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
