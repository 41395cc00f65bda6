const TEXTS = { tables: 'rows', images: 'images', verify: 'verifying' } as const
const BAR_WIDTH = 24
const BAR_MS = 100
const LINE_MS = 10_000

interface Terminal {
  isTTY?: boolean | undefined
  write(text: string): unknown
}

/**
 * Creates a function that shows progress: a bar on a terminal, otherwise a line every ten seconds. `total` may be an
 * estimate.
 */
export function createProgress(out: Terminal) {
  let [shownAt, lastPhase] = [performance.now(), '']
  const bar = (phase: keyof typeof TEXTS, done: number, total?: number) => {
    const share = total ? Math.min(done / total, 1) : undefined
    const filled = Math.round(BAR_WIDTH * (share ?? 0))
    const drawn = `[${'#'.repeat(filled)}${'.'.repeat(BAR_WIDTH - filled)}] `
    const percent = share === undefined ? '' : ` ${Math.floor(100 * share)} %`
    const count = phase === 'verify' ? '' : `${done.toLocaleString('en')} `
    return `${share === undefined ? '' : drawn}${count}${TEXTS[phase]}${percent}`
  }
  return {
    update(phase: keyof typeof TEXTS, done: number, total?: number) {
      const everyMs = out.isTTY ? BAR_MS : LINE_MS
      const isNewPhase = Boolean(out.isTTY) && phase !== lastPhase
      if (!isNewPhase && performance.now() - shownAt < everyMs) return
      ;[shownAt, lastPhase] = [performance.now(), phase]
      const text = bar(phase, done, total)
      out.write(out.isTTY ? `\r\u001b[K${text}` : `${text}\n`)
    },
    clear() {
      if (out.isTTY) out.write('\r\u001b[K')
    },
  }
}
