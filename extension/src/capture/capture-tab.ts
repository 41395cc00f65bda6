import {
  captureUntilSettled,
  systemClock,
} from '@registry/shared/page-capture/capture-until-settled'
import { capture, type PageSnapshot } from '@registry/shared/page-capture/captured-product'
import { readLazadaState } from '@registry/shared/page-capture/read-lazada-state'
import { readShopeeState } from '@registry/shared/page-capture/read-shopee-state'
import browser, { type Scripting } from 'webextension-polyfill'
import * as z from 'zod/mini'
import { parsePageState } from './parse-page-state.ts'

/** Timeout in ms of a script in the page's main world: a hostile page may never return. */
const STATE_TIMEOUT_MS = 1000
/** Timeout in ms of the whole capture: scripts of the page can block ours. */
const CAPTURE_TIMEOUT_MS = 12_000

/** By default the browser runs a script only once the document has loaded. */
const AT_ONCE = { injectImmediately: true } as const

/**
 * Captures the page of the tab on which the owner clicked QuickAdd; no request is sent to the retailer.
 * Returns undefined if extensions may not read the page (browser pages, extension stores, a closed tab;
 * each browser throws another error) or if the result is invalid.
 */
export async function captureTab(
  tabId: number,
  onStillLoading: () => unknown = () => undefined,
): Promise<PageSnapshot | undefined> {
  const read = readOpenTab({ tabId }, onStillLoading).catch(() => undefined)
  return Promise.race([read, systemClock.wait(CAPTURE_TIMEOUT_MS).then(() => undefined)])
}

async function readOpenTab(
  target: Scripting.InjectionTarget,
  onStillLoading: () => unknown,
): Promise<PageSnapshot | undefined> {
  await browser.scripting.executeScript({ target, files: ['/capture.js'], ...AT_ONCE })
  return captureUntilSettled(() => takeSnapshot(target), systemClock, onStillLoading)
}

async function takeSnapshot(target: Scripting.InjectionTarget): Promise<PageSnapshot | undefined> {
  const states = await readPageStates(target)
  const [captured] = await browser.scripting.executeScript({
    target,
    func: runCapture,
    args: [states.map(parsePageState).find(Boolean) ?? null],
    ...AT_ONCE,
  })
  const parsed = z.safeParse(capture, captured?.result)
  if (!parsed.success) return undefined
  const after = await readPageStates(target)
  return { ...parsed.data, isTorn: after.some((state, index) => state !== states[index]) }
}

function readPageStates(target: Scripting.InjectionTarget): Promise<unknown[]> {
  return Promise.all([readLazadaState, readShopeeState].map(func => readPageState(target, func)))
}

/** Runs a reader in the page's main world; undefined if it throws or times out. */
async function readPageState(
  target: Scripting.InjectionTarget,
  func: () => string | null,
): Promise<unknown> {
  const execution = browser.scripting.executeScript({
    target,
    world: 'MAIN',
    func,
    ...AT_ONCE,
  })
  const response = execution.then(
    ([own]) => own?.result,
    () => undefined,
  )
  return Promise.race([response, systemClock.wait(STATE_TIMEOUT_MS)])
}

/** Runs in the page's isolated world, where the capture script has defined `quickAddCapture`. */
function runCapture(pageState: unknown): unknown {
  const run: unknown = Reflect.get(globalThis, 'quickAddCapture')
  return typeof run === 'function' ? run(pageState) : undefined
}
