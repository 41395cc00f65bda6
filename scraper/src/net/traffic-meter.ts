export interface TrafficLimits {
  /** On the wire, both ways together. */
  maxBytes: number
  maxRequests: number
}

/** Counts what a page loads, until it is too much. */
export interface TrafficMeter {
  countBytes(count: number): void
  countRequest(): void
  bytes(): number
  requests(): number
}

/** A meter that calls `onLimit` once, with a reason for the log, as soon as a limit is passed. */
export function createTrafficMeter(
  { maxBytes, maxRequests }: TrafficLimits,
  onLimit: (reason: string) => void,
): TrafficMeter {
  let bytes = 0
  let requests = 0
  let isOver = false
  const check = (isTooMuch: boolean, reason: string) => {
    if (isOver || !isTooMuch) return
    isOver = true
    onLimit(reason)
  }
  return {
    countBytes(count) {
      bytes += count
      check(bytes > maxBytes, `the page loads more than ${maxBytes} bytes`)
    },
    countRequest() {
      requests += 1
      check(requests > maxRequests, `the page opens more than ${maxRequests} connections`)
    },
    bytes: () => bytes,
    requests: () => requests,
  }
}
