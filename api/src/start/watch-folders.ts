import { existsSync, type FSWatcher, watch } from 'node:fs'

const quietMs = 200
const ignored = /(^|[\\/])(node_modules|\.vite)[\\/]|\.test\.tsx?$/

/** Calls `onChange`, debounced, after files in the folders changed. Returns the function that stops watching. */
export function watchFolders(folders: string[], onChange: () => void): () => void {
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
