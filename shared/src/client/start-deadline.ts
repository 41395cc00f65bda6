interface Deadline {
  /** Aborts on timeout or when the caller aborts. */
  signal: AbortSignal
  isLate: () => boolean
  clear: () => void
}

/** Aborts a request after some milliseconds, or when the caller aborts, whichever comes first. */
export function startDeadline(timeoutMs: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    controller.abort(new DOMException('The answer came too late', 'TimeoutError'))
  }, timeoutMs)
  const abort = () => controller.abort(caller?.reason)
  if (caller?.aborted) abort()
  caller?.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    isLate: () => isLate,
    clear: () => {
      clearTimeout(timer)
      caller?.removeEventListener('abort', abort)
    },
  }
}
