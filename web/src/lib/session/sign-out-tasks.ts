type Task = () => Promise<unknown>

const tasks = new Set<Task>()

/** Registers a task that needs the session, such as sending pending changes; runs before sign-out. */
export function addSignOutTask(task: Task): void {
  tasks.add(task)
}

/** Runs all registered tasks and waits at most `withinMs`, so that sign-out is never blocked. */
export async function runSignOutTasks(withinMs: number): Promise<void> {
  if (tasks.size === 0) return
  const late = new Promise(resolve => setTimeout(resolve, withinMs))
  await Promise.race([Promise.allSettled([...tasks].map(task => task())), late])
}
