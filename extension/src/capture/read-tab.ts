import browser, { type Scripting } from 'webextension-polyfill'
import * as z from 'zod/mini'
import { capture, type Look } from './captured-product.ts'
import { parsePageState } from './page-state.ts'
import { readLazadaState } from './read-lazada-state.ts'
import { readShopeeState } from './read-shopee-state.ts'
import { readUntilSettled, systemClock } from './read-until-settled.ts'

/** Milliseconds that a page's own world gets to answer: a hostile one may never do. */
const STATE_MS = 1000
/** Milliseconds after which a page whose scripts leave no room for ours counts as closed to us. */
const READ_MS = 8000

/**
 * Reads the page of a tab that the owner clicked QuickAdd on; no request goes to the shop.
 * Undefined when the page is closed to extensions (the browser's own pages, stores, a tab that went
 * away meanwhile: each refused in words of its own) or answers nonsense.
 */
export async function readTab(
  tabId: number,
  onStillLoading: () => unknown = () => undefined,
): Promise<Look | undefined> {
  const read = readOpenTab({ tabId }, onStillLoading).catch(() => undefined)
  return Promise.race([read, systemClock.wait(READ_MS).then(() => undefined)])
}

async function readOpenTab(
  target: Scripting.InjectionTarget,
  onStillLoading: () => unknown,
): Promise<Look | undefined> {
  await browser.scripting.executeScript({ target, files: ['/capture.js'] })
  return readUntilSettled(() => look(target), systemClock, onStillLoading)
}

async function look(target: Scripting.InjectionTarget): Promise<Look | undefined> {
  const handed = await handedStates(target)
  const [captured] = await browser.scripting.executeScript({
    target,
    func: runCapture,
    args: [handed.map(parsePageState).find(Boolean) ?? null],
  })
  const parsed = z.safeParse(capture, captured?.result)
  if (!parsed.success) return undefined
  const after = await handedStates(target)
  return { ...parsed.data, isTorn: after.some((state, index) => state !== handed[index]) }
}

function handedStates(target: Scripting.InjectionTarget): Promise<unknown[]> {
  return Promise.all([readLazadaState, readShopeeState].map(func => handedState(target, func)))
}

/** What the page's own world hands out; nothing when it takes too long, refuses or throws. */
async function handedState(
  target: Scripting.InjectionTarget,
  func: () => string | null,
): Promise<unknown> {
  const asked = browser.scripting.executeScript({ target, world: 'MAIN', func })
  const answered = asked.then(
    ([own]) => own?.result,
    () => undefined,
  )
  return Promise.race([answered, systemClock.wait(STATE_MS)])
}

/** Runs in the page's isolated world, where the capture script has left its function. */
function runCapture(pageState: unknown): unknown {
  const run: unknown = Reflect.get(globalThis, 'quickAddCapture')
  return typeof run === 'function' ? run(pageState) : undefined
}
