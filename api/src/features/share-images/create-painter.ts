import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import pLimit from 'p-limit'
import type { PaintRequest, PaintResponse } from './painter/paint-request.ts'

const PAINTER = path.join(import.meta.dirname, 'painter/main.ts')
const FONT_SETTINGS = path.join(import.meta.dirname, 'painter/fonts.conf')

/** Far above the usual duration; a hanging process is killed. */
const TIMEOUT_MS = 20_000
const IDLE_MS = 15_000
/** The process keeps the fonts of each script in memory, so it is replaced regularly. */
const MAX_PAINTINGS = 20

export interface Painter {
  /** Renders a share image as JPEG, one at a time. Throws if it cannot be rendered. */
  paint(request: PaintRequest): Promise<Uint8Array>
  stop(): void
}

interface Running {
  child: ChildProcess
  paintings: number
}

/** Sends a request to the child process and returns its first response. */
function ask(child: ChildProcess, request: PaintRequest, timeoutMs: number): Promise<Uint8Array> {
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
  child.send(request)
  return promise.finally(() => {
    clearTimeout(timer)
    child.off('exit', onEnd).off('error', reject).off('message', onAnswer)
  })
}

/**
 * Creates a painter that renders share images in a child process, which runs only while it is needed. `fonts`
 * is the folder for unpacked fonts.
 */
export function createPainter({
  fonts,
  timeoutMs = TIMEOUT_MS,
}: {
  fonts: string
  timeoutMs?: number
}): Painter {
  const queue = pLimit(1)
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
      // Only the settings of the drawing library; the rendering process needs no secrets of the API.
      env: { FONTCONFIG_FILE: FONT_SETTINGS, PANGOCAIRO_BACKEND: 'fontconfig' },
      execArgv: [],
      serialization: 'advanced',
    })
    const started = { child, paintings: 0 }
    child.once('exit', () => {
      if (running === started) running = undefined
    })
    // A request that cannot be delivered emits another 'error' after the process has exited.
    child.on('error', () => undefined)
    // Neither the process nor its channel keeps the API alive at shutdown.
    child.unref()
    child.channel?.unref()
    return started
  }

  async function paint(request: PaintRequest): Promise<Uint8Array> {
    clearTimeout(idle)
    running ??= start()
    running.paintings += 1
    const isLast = running.paintings >= MAX_PAINTINGS
    try {
      return await ask(running.child, request, timeoutMs)
    } finally {
      if (isLast) stop()
      else idle = setTimeout(stop, IDLE_MS).unref()
    }
  }

  return { paint: request => queue(() => paint(request)), stop }
}
