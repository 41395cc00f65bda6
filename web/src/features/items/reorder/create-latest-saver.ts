interface LatestSaverParts<Value> {
  save: (value: Value) => Promise<unknown>
  onSaved: () => void
  /** `lost` is the value that was not saved, `kept` the last value on the server. */
  onFailed: (error: unknown, values: { lost: Value; kept: Value }) => void
  /** Debounce time: changes within it are saved together. */
  delayMs: number
}

interface LatestSaver<Value> {
  /** Saves `next` in place of `before`, unless something newer comes first. */
  push: (next: Value, before: Value) => void
  /** Saves a pending value at once. */
  flush: () => void
}

/** Creates a debounced saver: one request at a time, and the last value wins. */
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
