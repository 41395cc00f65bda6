import { addSignOutTask } from '../../../lib/session/sign-out-tasks.ts'

type Flush = () => Promise<void>

const open = new Set<Flush>()

// Signing out saves notes that are still being edited.
addSignOutTask(() => Promise.all([...open].map(flush => flush())))

/** Registers a note to be saved before sign-out; returns a function that unregisters it. */
export function flushBeforeSignOut(flush: Flush): () => void {
  open.add(flush)
  return () => void open.delete(flush)
}
