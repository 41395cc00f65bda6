export type SaveState = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed'

interface NoteSaverOptions {
  save: (note: string, options: { isLast: boolean }) => Promise<void>
  onState: (state: SaveState, error?: unknown) => void
  /** Runs the callback after `ms`; returns a function that cancels it. */
  after: (ms: number, callback: () => void) => () => void
}

/** Debounce time in milliseconds. */
export const SAVE_AFTER_MS = 1_000

export interface NoteSaver {
  /** Schedules a save of the new text. */
  change: (note: string) => void
  /** Saves pending text immediately. */
  flush: (options?: { isLast: boolean }) => Promise<void>
  /** Discards pending text and waits for the running request. */
  settle: () => Promise<void>
}

/** Autosaves a note: one request at a time, the latest text last. */
export function createNoteSaver({ save, onState, after }: NoteSaverOptions): NoteSaver {
  let waiting: string | undefined
  let stop = () => {}
  let running: Promise<void> | undefined

  const run = async (isLast: boolean) => {
    while (waiting !== undefined) {
      const note = waiting
      waiting = undefined
      onState('saving')
      try {
        await save(note, { isLast })
        if (waiting === undefined) onState('saved')
      } catch (error) {
        // Keep text typed since; otherwise put the failed text back for a retry.
        waiting ??= note
        onState('failed', error)
        return
      }
    }
  }

  const flush = (options = { isLast: false }): Promise<void> => {
    stop()
    running = (running ?? Promise.resolve()).then(() => run(options.isLast))
    return running
  }

  return {
    change(note) {
      waiting = note
      onState('waiting')
      stop()
      stop = after(SAVE_AFTER_MS, () => void flush())
    },
    flush,
    async settle() {
      stop()
      waiting = undefined
      await running
      waiting = undefined
      onState('idle')
    },
  }
}
