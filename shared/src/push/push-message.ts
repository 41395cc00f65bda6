/** What a notification is about. The name of a thing and its kind, so that whoever shows it builds the address. */
export type PushTarget =
  | { kind: 'contribution' | 'payment' | 'offering'; id: string }
  | { kind: 'payments' | 'test' }

/**
 * What is pushed, in the shape of Declarative Web Push: a browser that knows it shows it without our
 * service worker; ours reads the same JSON, and takes the address from `data` alone.
 */
export interface PushMessage {
  web_push: 8030
  notification: {
    title: string
    body: string
    /** Absolute, for browsers that show it themselves. */
    navigate: string
    /** A later notification about the same takes the place of this one. */
    tag: string
    lang: 'en'
    dir: 'auto'
    data: PushTarget
  }
}
