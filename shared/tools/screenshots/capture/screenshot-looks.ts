interface Size {
  width: number
  height: number
}

/** Colours in which a state is captured. */
export interface Look {
  scheme: 'light' | 'dark' | 'forced-colors'
  media: { colorScheme: 'light' | 'dark'; forcedColors?: 'active' }
}

const PHONE: Size = { width: 390, height: 844 }
/** Playwright's viewport of tests that set none. */
const DEFAULT_VIEWPORT: Size = { width: 1280, height: 720 }

const SCHEMES: readonly Look[] = [
  { scheme: 'light', media: { colorScheme: 'light' } },
  { scheme: 'dark', media: { colorScheme: 'dark' } },
]
const FORCED_COLORS: Look = {
  scheme: 'forced-colors',
  media: { colorScheme: 'light', forcedColors: 'active' },
}

/** Spec files whose pages are also captured in forced colours, in their first state. */
const FORCED_COLORS_SPECS: readonly string[] = [
  'extension/e2e/popup.spec.ts',
  'web/e2e/account/account-accessibility.spec.ts',
  'web/e2e/account/login-accessibility.spec.ts',
  'web/e2e/app/side-pages.spec.ts',
  'web/e2e/owner/contributions-accessibility.spec.ts',
  'web/e2e/owner/dashboard-accessibility.spec.ts',
  'web/e2e/owner/settings-accessibility.spec.ts',
  'web/e2e/owner/thank-yous-accessibility.spec.ts',
  'web/e2e/visitor/accessibility.spec.ts',
]

/**
 * Returns the viewports of a state's screenshots. A test that sets no viewport does not depend on the width,
 * so its states are captured on a phone too; other tests cover the widths themselves.
 */
export function screenshotViewports(viewport: Size): Size[] {
  const { width, height } = DEFAULT_VIEWPORT
  const isDefault = viewport.width === width && viewport.height === height
  return isDefault ? [viewport, PHONE] : [viewport]
}

/** Returns the colours of a state's screenshots: light, dark and in some files forced colours. */
export function screenshotLooks(file: string, isFirstOfPage: boolean): Look[] {
  const isForced = isFirstOfPage && FORCED_COLORS_SPECS.includes(file)
  return isForced ? [...SCHEMES, FORCED_COLORS] : [...SCHEMES]
}
