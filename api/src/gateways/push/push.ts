/** Push subscription of one browser. */
export interface PushReceiver {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushRequest {
  /** At most 3,993 bytes: encrypted it fits the 4,096 that every service accepts. */
  text: string
  /** Replaces a pending notification with the same topic; at most 32 base64url characters. */
  topic: string
  /** Seconds that the service stores it for an offline device. */
  ttlS: number
  urgency: 'low' | 'normal' | 'high'
}

/** Result of one request; the response body is not stored. */
export type PushResult =
  | { kind: 'accepted' }
  /** The browser is no longer subscribed. */
  | { kind: 'gone' }
  | { kind: 'too-large' }
  /** Rate limited, failing or unreachable: retry later. */
  | { kind: 'later'; reason: string; retryAfterS?: number }
  /** Not sent: the circuit of the service's host is open. This counts as no attempt. */
  | { kind: 'paused' }
  /** The service rejected our VAPID keys: a configuration error. */
  | { kind: 'refused'; status: number }
  /** Any other response, for example a redirect: a retry would not help. */
  | { kind: 'dropped'; reason: string }

export interface Push {
  /** Public VAPID key for subscriptions. */
  publicKey: string
  /** True for endpoints of the browser vendors' push services. */
  isAllowed(endpoint: string): boolean
  /** Returns the hosts (`host` or `host:port`) to which `send` sends nothing now, because their circuit is open. */
  pausedHosts(): string[]
  /**
   * Encrypts and sends a notification once, without following redirects. Failures of the service are results,
   * not errors.
   */
  send(receiver: PushReceiver, request: PushRequest): Promise<PushResult>
  stop(): void
}
