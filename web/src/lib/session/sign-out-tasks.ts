import { getOwnerSession, subscribeToOwnerSession } from './owner-session.ts'

type Task = () => Promise<unknown>

const tasks = new Set<Task>()

let hasBegun = false
subscribeToOwnerSession(() => {
  if (getOwnerSession().status !== 'signed-in') hasBegun = false
})

/** Returns whether a sign-out has begun and the session has not ended yet: new requests would fail with 401. */
export function isSigningOut(): boolean {
  return hasBegun
}

/** Registers a task that needs the session, such as sending pending changes; runs before sign-out. */
export function addSignOutTask(task: Task): void {
  tasks.add(task)
}

/** Runs all registered tasks and waits at most `withinMs`, so that sign-out is never blocked. */
export async function runSignOutTasks(withinMs: number): Promise<void> {
  hasBegun = true
  if (tasks.size === 0) return
  const late = new Promise(resolve => setTimeout(resolve, withinMs))
  await Promise.race([Promise.allSettled([...tasks].map(task => task())), late])
}
