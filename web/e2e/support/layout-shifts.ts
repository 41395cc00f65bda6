import type { Page } from '@playwright/test'

/** Sums the layout shifts of each page that is opened from now on; returns the sum of the open page. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'shift'))
}

/** Delays all fonts until the returned function is called: text moves when its font loads after the first paint. */
export async function holdFonts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async route => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}
