import type { Draft } from '../draft/draft.ts'
import type { Answers, Opening, Request, Session } from '../messages.ts'
import type { SeenEntry } from '../queue/watch-queue.ts'

type End = () => void

/** Asks, and gets the answer to that very question. */
export type Ask = <T extends Request['type']>(
  request: Extract<Request, { type: T }>,
) => Promise<Answers[T]>

/** What stands behind the popup: in the extension its background, in a demonstration nothing at all. */
export interface Background {
  /** Reads the page. The first reading runs already when the popup is put together. */
  open(): Promise<Opening>
  ask: Ask
  /** Keeps what is typed, should the popup go away. */
  keep(draft: Draft): void
  watchQueue(onQueue: (entries: readonly SeenEntry[]) => void): End
  watchLoading(onLoading: () => void): End
  watchSession(onConnected: (session: Session) => void): End
  watchPairing(onCode: (code: string) => void): End
}
