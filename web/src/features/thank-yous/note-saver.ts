export type SaveState = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed'

interface SaverParts {
  save: (note: string, options: { isLast: boolean }) => Promise<void>
  onState: (state: SaveState, error?: unknown) => void
  /** Calls back later; gives what stops it. */
  after: (ms: number, callback: () => void) => () => void
}

/** Pause in typing after which a note is saved. */
export const SAVE_AFTER_MS = 1_000

export interface NoteSaver {
  /** The note is this now; it is saved once the typing pauses. */
  change: (note: string) => void
  /** Saves what waits at once. */
  flush: (options?: { isLast: boolean }) => Promise<void>
  /** Forgets what waits, and is done when nothing is on its way any more. */
  settle: () => Promise<void>
}

/** Saves a note while it is typed: one call at a time, the latest words last. */
export function createNoteSaver({ save, onState, after }: SaverParts): NoteSaver {
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
        // What was typed since is newer; else the same words wait for another try.
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
