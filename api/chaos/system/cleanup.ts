type Cleanup = () => Promise<unknown>

const pending = new Set<Cleanup>()

/** Registers a cleanup for the case of a failure or Ctrl-C; returns a function that runs it once. */
export function registerCleanup(work: Cleanup): () => Promise<void> {
  const once = async () => {
    if (pending.delete(once)) await work()
  }
  pending.add(once)
  return once
}

/** Runs the registered cleanups that have not run, the latest first. */
export async function cleanUp(): Promise<void> {
  for (const work of [...pending].reverse()) await work()
}
