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

/** Ends every open stream for good, as a response other than 200 does. */
export function rejectStreams(): void {
  for (const stream of opened.filter(({ readyState }) => readyState === 1)) {
    stream.close()
    stream.dispatchEvent(new Event('error'))
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
