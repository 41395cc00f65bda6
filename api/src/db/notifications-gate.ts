/** Something that is open or not, and can be waited for. It starts closed. */
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
    /** True once it is open, false when it is not within `timeoutMs`. */
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
