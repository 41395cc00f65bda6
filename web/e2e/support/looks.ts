import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect } from './product.ts'

/** Viewport and colours in which a page is shown. */
interface Look {
  viewport: { width: number; height: number }
  colorScheme: 'light' | 'dark'
}

/** The narrowest phone in the dark. Journeys use it, because it has the least room for controls. */
export const NARROW_DARK = {
  viewport: { width: 320, height: 640 },
  colorScheme: 'dark',
} as const satisfies Look

/** A wide screen in the light. */
export const WIDE_LIGHT = {
  viewport: { width: 1280, height: 900 },
  colorScheme: 'light',
} as const satisfies Look

/**
 * Expects the state of a page to be accessible on the narrowest phone in the dark and on a wide screen in the
 * light. Leaves the page as on the phone.
 */
export async function expectAccessibleInLooks(page: Page): Promise<void> {
  const layers = await openLayers(page)
  for (const look of [NARROW_DARK, WIDE_LIGHT]) {
    await showLook(page, look)
    // A layer that closes when the layout changes would not be checked.
    expect(await openLayers(page)).toEqual(layers)
    await expectAccessible(page)
  }
  await showLook(page, NARROW_DARK)
}

/** Changes the viewport and colours of a page and waits until it is laid out again. */
export async function showLook(page: Page, { viewport, colorScheme }: Look): Promise<void> {
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme })
  // Listeners of media queries run before the first of these frames, and their changes are in the second.
  await page.evaluate(
    () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

/** Returns the roles of the dialogs and menus that are open. */
function openLayers(page: Page): Promise<string[]> {
  return page
    .locator('dialog, [role=dialog], [role=alertdialog], [role=menu]')
    .evaluateAll(layers =>
      layers
        .filter(layer => layer.checkVisibility({ visibilityProperty: true }))
        .map(layer => layer.role ?? layer.localName),
    )
}
