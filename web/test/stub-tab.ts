import { vi } from 'vitest'

/** Stubs the history of a tab that shows this URL after another site. Traversals are asynchronous, as in a browser. */
export function stubTab(address: string) {
  const tellers = new EventTarget()
  const entries: { url: URL; state: unknown }[] = [
    { url: new URL('https://elsewhere.example/'), state: null },
    { url: new URL(address, 'https://registry.example'), state: null },
  ]
  let at = 1
  let tasksPerTraversal = 0
  const now = () => entries[at] ?? { url: new URL('about:blank'), state: null }
  const entry = (state: unknown, url: string) => ({ url: new URL(url, now().url), state })
  const history = {
    get state() {
      return now().state
    },
    pushState: (state: unknown, _title: string, url: string) => {
      entries.splice(at + 1, entries.length, entry(state, url))
      at++
    },
    replaceState: (state: unknown, _title: string, url: string) => {
      entries[at] = entry(state, url)
    },
    go: (by: number) => {
      const arrive = () => {
        at += by
        tellers.dispatchEvent(new Event('popstate'))
      }
      const wait = (tasks: number) =>
        tasks === 0 ? queueMicrotask(arrive) : setTimeout(() => wait(tasks - 1))
      wait(tasksPerTraversal)
    },
  }
  const location = {
    get pathname() {
      return now().url.pathname
    },
    get search() {
      return now().url.search
    },
    get hash() {
      return now().url.hash
    },
  }
  vi.stubGlobal('history', history)
  vi.stubGlobal('location', location)
  vi.stubGlobal('addEventListener', tellers.addEventListener.bind(tellers))
  vi.stubGlobal('dispatchEvent', tellers.dispatchEvent.bind(tellers))
  return {
    address: () => now().url.pathname + now().url.search,
    at: () => at,
    length: () => entries.length,
    /** Goes back or forward, as the browser's buttons do. */
    go: async (by: number) => {
      history.go(by)
      await new Promise(resolve => setTimeout(resolve))
    },
    tellers,
    /** Makes each traversal take this number of tasks, as in a browser whose processes are busy. */
    slowDown: (tasks: number) => {
      tasksPerTraversal = tasks
    },
    arrived: () => new Promise(resolve => setTimeout(resolve)),
  }
}
