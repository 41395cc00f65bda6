export interface TrafficLimits {
  /** Bytes sent and received, before decompression. */
  maxBytes: number
  maxRequests: number
}

/** Counts the traffic of a page. */
export interface TrafficMeter {
  countBytes(count: number): void
  countRequest(): void
  bytes(): number
  requests(): number
}

/** Creates a meter that calls `onLimit` once, with a reason for the log, when a limit is exceeded. */
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
