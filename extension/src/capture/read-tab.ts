import browser, { type Scripting } from 'webextension-polyfill'
import * as z from 'zod/mini'
import { capture, type Look } from './captured-product.ts'
import { parsePageState } from './page-state.ts'
import { readPageState } from './read-page-state.ts'
import { readUntilSettled, systemClock } from './read-until-settled.ts'

/**
 * Reads the page of a tab that the owner clicked QuickAdd on; no request goes to the shop.
 * Undefined when the page is closed to extensions (the browser's own pages, stores, a tab that went
 * away meanwhile: each refused in words of its own) or answers nonsense.
 */
export async function readTab(tabId: number): Promise<Look | undefined> {
  return readOpenTab({ tabId }).catch(() => undefined)
}

async function readOpenTab(target: Scripting.InjectionTarget): Promise<Look | undefined> {
  await browser.scripting.executeScript({ target, files: ['/capture.js'] })
  return readUntilSettled(() => look(target), systemClock)
}

async function look(target: Scripting.InjectionTarget): Promise<Look | undefined> {
  const state = await handedState(target)
  const [captured] = await browser.scripting.executeScript({
    target,
    func: runCapture,
    args: [parsePageState(state) ?? null],
  })
  const parsed = z.safeParse(capture, captured?.result)
  if (!parsed.success) return undefined
  return { ...parsed.data, isTorn: (await handedState(target)) !== state }
}

async function handedState(target: Scripting.InjectionTarget): Promise<unknown> {
  const [own] = await browser.scripting.executeScript({
    target,
    world: 'MAIN',
    func: readPageState,
  })
  return own?.result
}

/** Runs in the page's isolated world, where the capture script has left its function. */
function runCapture(pageState: unknown): unknown {
  const run: unknown = Reflect.get(globalThis, 'quickAddCapture')
  return typeof run === 'function' ? run(pageState) : undefined
}
