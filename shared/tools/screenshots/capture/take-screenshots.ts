import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, TestInfo } from 'playwright/test'
import { root } from '../../run-tool.ts'
import { loadWholePage } from './load-whole-page.ts'
import { screenshotLooks, screenshotViewports } from './screenshot-looks.ts'
import { screenshotPath } from './screenshot-path.ts'
import { replaceVariableText, TEXT_RULES } from './variable-text.ts'

/** Time in ms that the screenshots of one state may add to a test. */
const TIME_PER_STATE = 60_000
const MAX_ATTEMPTS = 20
const PAUSE_MS = 100

/** Covers QR codes, which differ between runs. Forced colours ignore `caret-color`, so the caret stops blinking too. */
const STYLE = `
  canvas, img[alt*='QR'], [role='img'][aria-label*='QR'] { filter: brightness(0) !important }
  * { caret-color: transparent !important; caret-animation: manual !important }
`

interface Progress {
  states: number
  /** Paths of the captured pages, with the width of their viewport. */
  pages: Set<string>
}

const progressByTest = new WeakMap<TestInfo, Progress>()

/**
 * Takes full-page screenshots of the page's state in all its looks and restores the page. Does nothing
 * unless `npm run screenshots` set SCREENSHOTS_DIR.
 */
export async function takeScreenshots(page: Page, test: TestInfo): Promise<void> {
  const folder = process.env.SCREENSHOTS_DIR
  const viewport = page.viewportSize()
  if (!folder || !viewport) return
  if (test.timeout > 0) test.setTimeout(test.timeout + TIME_PER_STATE)
  const file = path.relative(root, test.file).replaceAll(path.sep, '/')
  const { state, isFirstOfPage } = nextState(page, test, viewport.width)
  const media = await readMedia(page)
  const removeStyle = await page.evaluateHandle(addStyle, STYLE)
  for (const size of screenshotViewports(viewport)) {
    if (size !== viewport) await page.setViewportSize(size)
    await loadWholePage(page)
    for (const { scheme, media } of screenshotLooks(file, isFirstOfPage)) {
      await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
      const titles = test.titlePath.slice(1)
      const name = screenshotPath({ file, titles, state, width: size.width, scheme })
      const target = path.join(folder, name)
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, await stableScreenshot(page, name))
    }
    await page.emulateMedia(media)
    if (size !== viewport) await page.setViewportSize(viewport)
  }
  await removeStyle.evaluate(run => run())
}

/** Adds a style sheet; constructed, because the content security policy blocks style elements. */
function addStyle(css: string): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== sheet)
  }
}

function nextState(
  page: Page,
  test: TestInfo,
  width: number,
): { state: number; isFirstOfPage: boolean } {
  const progress = progressByTest.get(test) ?? { states: 0, pages: new Set() }
  progressByTest.set(test, progress)
  const shown = `${width} ${new URL(page.url()).pathname}`
  const isFirstOfPage = !progress.pages.has(shown)
  progress.pages.add(shown)
  progress.states += 1
  return { state: progress.states, isFirstOfPage }
}

/** Reads the emulated media: `emulateMedia` cannot reset them to the options of the test. */
async function readMedia(page: Page) {
  return page.evaluate(() => {
    const matches = (query: string) => matchMedia(`(${query})`).matches
    return {
      colorScheme: matches('prefers-color-scheme: dark') ? 'dark' : 'light',
      forcedColors: matches('forced-colors: active') ? 'active' : 'none',
      reducedMotion: matches('prefers-reduced-motion: reduce') ? 'reduce' : 'no-preference',
    } as const
  })
}

/** Repeats the screenshot until two in a row are equal. */
async function stableScreenshot(page: Page, name: string): Promise<Buffer> {
  let last = await takeScreenshot(page)
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
    const next = await takeScreenshot(page)
    if (next.equals(last)) return next
    last = next
    await sleep(PAUSE_MS)
  }
  console.warn(`The page does not come to rest: ${name}`)
  return last
}

async function takeScreenshot(page: Page): Promise<Buffer> {
  const restore = await page.evaluateHandle(replaceVariableText, TEXT_RULES)
  try {
    // The page may have scrolled smoothly since the last screenshot.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    return await page.screenshot({
      fullPage: true,
      animations: 'disabled',
      // The default adds a style element.
      caret: 'initial',
      scale: 'css',
    })
  } finally {
    await restore.evaluate(run => run())
    await restore.dispose()
  }
}
