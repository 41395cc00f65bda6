import type { Draft } from '../../draft/draft.ts'
import type { OpenResult, Request, Responses, Session } from '../../messages.ts'
import type { QueueEntryView } from '../../queue/watch-queue.ts'

type End = () => void

/** Sends a request; resolves with the response of its type. */
export type SendRequest = <T extends Request['type']>(
  request: Extract<Request, { type: T }>,
) => Promise<Responses[T]>

/** The popup's interface to the background; the demo implements it without one. */
export interface Background {
  /**
   * Extracts the page. The first call returns the extraction started before rendering. `openKey` is the key of
   * the draft that is open.
   */
  open(openKey?: string): Promise<OpenResult>
  sendRequest: SendRequest
  /** Stores the draft, in case the popup closes. */
  storeDraft(draft: Draft): void
  watchQueue(onQueue: (entries: readonly QueueEntryView[]) => void): End
  watchLoading(onLoading: () => void): End
  /** The popup's draft belongs to the previous account when `onSwitched` is called. */
  watchSession(onConnected: (session: Session) => void, onSwitched: () => void): End
  watchPairing(onCode: (code: string) => void): End
}
