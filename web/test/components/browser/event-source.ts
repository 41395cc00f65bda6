const opened: FakeEventSource[] = []

/** A server-sent event stream whose server is the test. jsdom has no EventSource. */
export class FakeEventSource extends EventTarget {
  readonly url: string
  readyState = 1

  constructor(url: string) {
    super()
    this.url = url
    opened.push(this)
  }

  close(): void {
    this.readyState = 2
  }
}

/** Sends an event to every stream that the page has open; returns how many there are. `id` is the last event id. */
export function sendEvent(name: string, data: unknown = {}, id = ''): number {
  const listening = opened.filter(({ readyState }) => readyState === 1)
  for (const stream of listening) {
    stream.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId: id }))
  }
  return listening.length
}
