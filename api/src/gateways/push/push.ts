/** Where one browser receives, as it said itself. */
export interface PushReceiver {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushRequest {
  /** Less than 3,993 bytes: what encrypted fits the 4,096 that every service takes. */
  text: string
  /** Takes the place of what still waits under the same one; at most 32 characters of base64url. */
  topic: string
  /** How long the service keeps it for a device that is away. */
  ttlS: number
  urgency: 'low' | 'normal' | 'high'
}

/** What became of one request; the service's own words are not kept. */
export type PushResult =
  | { kind: 'accepted' }
  /** The browser is no longer subscribed. */
  | { kind: 'gone' }
  | { kind: 'too-large' }
  /** Busy, broken, silent or not reachable: another time. */
  | { kind: 'later'; reason: string; retryAfterS?: number }
  /** Not sent: the circuit of the service's host is open. This counts as no attempt. */
  | { kind: 'paused' }
  /** The service does not take us for whom the browser subscribed to: something here is wrong. */
  | { kind: 'refused'; status: number }
  /** Neither of these, a redirect for one: nothing that another try would change. */
  | { kind: 'dropped'; reason: string }

export interface Push {
  /** The key that browsers subscribe with. */
  publicKey: string
  /** Whether anything is ever sent there: the services of the browsers' makers alone. */
  isAllowed(endpoint: string): boolean
  /** Returns the hosts (`host` or `host:port`) to which `send` sends nothing now, because their circuit is open. */
  pausedHosts(): string[]
  /** Encrypts and sends, once, and follows no redirect. Whatever the service does is an outcome. */
  send(receiver: PushReceiver, request: PushRequest): Promise<PushResult>
  stop(): void
}
