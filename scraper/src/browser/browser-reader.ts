/** A page as a browser shows it, once its scripts have run. */
export interface RenderedPage {
  /** The address after all redirects, those of scripts too; it passed `checkUrl`. */
  url: string
  status: number
  /** The document as it stands, scripts and all; never more than 5 MB. */
  html: string
  /** What the page loaded, on the wire. */
  bytes: number
  requests: number
}

export interface ReadOptions {
  /** Ends the read at once; the error is then a TIMEOUT. */
  signal?: AbortSignal
  /** How long the read may take in all, waiting for a start of the browser included. At most 30,000. */
  deadlineMs?: number
}

/**
 * Reads pages that only a browser can show. One Chromium serves all reads, started by the first and
 * anew after a crash; every read has a context of its own, a proxy of its own and a bounded life.
 */
export interface BrowserReader {
  /** Throws a FetchError, and nothing else; what went wrong is said by its `cause.message`, for the log. */
  read(address: string, options?: ReadOptions): Promise<RenderedPage>
  /** Ends every read and the browser with all its processes. Never rejects; read after it throws. */
  stop(): Promise<void>
}
