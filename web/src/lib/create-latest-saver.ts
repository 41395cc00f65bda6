interface LatestSaverParts<Value> {
  save: (value: Value) => Promise<unknown>
  onSaved: () => void
  /** `lost` was not saved; `kept` is what the server has. */
  onFailed: (error: unknown, values: { lost: Value; kept: Value }) => void
  /** What follows within so many milliseconds is saved in one go. */
  delayMs: number
}

export interface LatestSaver<Value> {
  /** Saves `next` in place of `before`, unless something newer comes first. */
  push: (next: Value, before: Value) => void
  /** Saves what waits without waiting longer. */
  flush: () => void
}

/** Saves a value that changes quickly: one call at a time, and the last one wins. */
export function createLatestSaver<Value>(parts: LatestSaverParts<Value>): LatestSaver<Value> {
  let wanted: { value: Value } | undefined
  let kept: { value: Value } | undefined
  let isSaving = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const run = async (): Promise<void> => {
    clearTimeout(timer)
    const sent = wanted
    if (isSaving || !sent) return
    isSaving = true
    const failure = await parts.save(sent.value).then(
      () => undefined,
      (error: unknown) => ({ error }),
    )
    isSaving = false
    if (!failure) kept = sent
    if (wanted !== sent) return run()
    const last = kept ?? sent
    wanted = undefined
    kept = undefined
    if (failure) parts.onFailed(failure.error, { lost: sent.value, kept: last.value })
    else parts.onSaved()
  }

  return {
    push: (next, before) => {
      kept ??= { value: before }
      wanted = { value: next }
      clearTimeout(timer)
      timer = setTimeout(() => void run(), parts.delayMs)
    },
    flush: () => void run(),
  }
}
