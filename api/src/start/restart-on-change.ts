import path from 'node:path'
import type { SupervisedChild } from './supervise-child.ts'
import { watchFolders } from './watch-folders.ts'
import { webWatchPlans } from './web-watch-plans.ts'

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
