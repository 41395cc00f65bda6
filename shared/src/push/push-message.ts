/** Target of a notification: kind and id, from which the client builds the path. */
export type PushTarget =
  | { kind: 'contribution' | 'payment' | 'offering'; id: string }
  | { kind: 'payments' }
  | { kind: 'test' }

/**
 * Payload in the format of Declarative Web Push: supporting browsers display it without our service
 * worker, which reads the same JSON but builds the path from `data`.
 */
export interface PushMessage {
  web_push: 8030
  notification: {
    title: string
    body: string
    /** Absolute URL, for browsers that display the notification themselves. */
    navigate: string
    /** A later notification with the same tag replaces this one. */
    tag: string
    lang: 'en'
    dir: 'auto'
    data: PushTarget
  }
}
