type Task = () => Promise<unknown>

const tasks = new Set<Task>()

/** Has something sent before the session ends that could not be sent after it. */
export function addSignOutTask(task: Task): void {
  tasks.add(task)
}

/** Does it, for so long at most that nobody waits in vain to be signed out. */
export async function runSignOutTasks(withinMs: number): Promise<void> {
  if (tasks.size === 0) return
  const late = new Promise(resolve => setTimeout(resolve, withinMs))
  await Promise.race([Promise.allSettled([...tasks].map(task => task())), late])
}
