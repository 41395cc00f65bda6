import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import pLimit from 'p-limit'
import type { PaintRequest, PaintResponse } from './painter/paint-request.ts'

const PAINTER = path.join(import.meta.dirname, 'painter/main.ts')
const FONT_SETTINGS = path.join(import.meta.dirname, 'painter/fonts.conf')

/** Far more than any takes; what hangs is ended with its process. */
const TIMEOUT_MS = 20_000
const IDLE_MS = 15_000
/** Each script's fonts stay in a process once it has drawn them: it is let go now and then. */
const MAX_PAINTINGS = 20

export interface Painter {
  /** A share image as JPEG, one after the other. Throws when it cannot be drawn. */
  paint(order: PaintRequest): Promise<Uint8Array>
  stop(): void
}

interface Running {
  child: ChildProcess
  paintings: number
}

/** The first answer of the child, or why there is none. */
function ask(child: ChildProcess, order: PaintRequest, timeoutMs: number): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
  const onEnd = () => reject(new Error('the painter ended'))
  const onAnswer = (answer: PaintResponse) => {
    if ('jpeg' in answer) resolve(answer.jpeg)
    else reject(new Error(answer.failure))
  }
  child.once('exit', onEnd)
  child.once('error', reject)
  child.once('message', onAnswer)
  child.send(order)
  return promise.finally(() => {
    clearTimeout(timer)
    child.off('exit', onEnd).off('error', reject).off('message', onAnswer)
  })
}

/**
 * Draws share images in a process of its own, which is there only while it is needed. `fonts` is a
 * folder that fonts are unpacked into once.
 */
export function createPainter({
  fonts,
  timeoutMs = TIMEOUT_MS,
}: {
  fonts: string
  timeoutMs?: number
}): Painter {
  const oneAtATime = pLimit(1)
  let running: Running | undefined
  let idle: NodeJS.Timeout | undefined

  function stop(): void {
    clearTimeout(idle)
    const { child } = running ?? {}
    running = undefined
    if (child?.connected) child.disconnect()
  }

  function start(): Running {
    const child = fork(PAINTER, [fonts], {
      // The drawing library's own, and none of the machine's: there is nothing else to know here.
      env: { FONTCONFIG_FILE: FONT_SETTINGS, PANGOCAIRO_BACKEND: 'fontconfig' },
      execArgv: [],
      serialization: 'advanced',
    })
    const started = { child, paintings: 0 }
    child.once('exit', () => {
      if (running === started) running = undefined
    })
    // An order that is still on its way when the child dies fails once more after its end.
    child.on('error', () => undefined)
    // Neither keeps the api alive that has nothing else to do.
    child.unref()
    child.channel?.unref()
    return started
  }

  async function paint(order: PaintRequest): Promise<Uint8Array> {
    clearTimeout(idle)
    running ??= start()
    running.paintings += 1
    const isLast = running.paintings >= MAX_PAINTINGS
    try {
      return await ask(running.child, order, timeoutMs)
    } finally {
      if (isLast) stop()
      else idle = setTimeout(stop, IDLE_MS).unref()
    }
  }

  return { paint: order => oneAtATime(() => paint(order)), stop }
}
