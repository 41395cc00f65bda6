import { beforeSignOut } from '../../lib/before-sign-out.ts'

type Flush = () => Promise<void>

const open = new Set<Flush>()

// Whoever signs out keeps the words that they typed a moment ago.
beforeSignOut(() => Promise.all([...open].map(flush => flush())))

/** Has a note that is being typed saved before its owner signs out; gives what ends that. */
export function watchNote(flush: Flush): () => void {
  open.add(flush)
  return () => void open.delete(flush)
}
