/** Creates a gate, initially closed, whose opening can be awaited. */
export function createGate() {
  let gate = Promise.withResolvers<true>()
  let isOpen = false
  return {
    isOpen: () => isOpen,
    open() {
      isOpen = true
      gate.resolve(true)
    },
    close() {
      if (isOpen) gate = Promise.withResolvers<true>()
      isOpen = false
    },
    /** Resolves to true once it is open, to false after `timeoutMs`. */
    async wait(timeoutMs: number): Promise<boolean> {
      if (isOpen) return true
      const late = Promise.withResolvers<false>()
      const timer = setTimeout(() => late.resolve(false), timeoutMs)
      try {
        return await Promise.race([gate.promise, late.promise])
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
