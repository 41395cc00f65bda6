const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

const nameIn = (table: readonly [RegExp, string][], userAgent: string) =>
  table.find(([pattern]) => pattern.test(userAgent))?.[1]

const namesIn = (userAgent: string) => ({
  browser: nameIn(BROWSERS, userAgent) ?? 'Unknown browser',
  system: nameIn(SYSTEMS, userAgent),
})

/** Returns a readable name of a signed-in device: 'Chrome on Windows'. */
export function deviceLabel(userAgent: string): string {
  const { browser, system } = namesIn(userAgent)
  return system ? `${browser} on ${system}` : browser
}

/** Returns a readable name of the extension on a device: 'QuickAdd on Chrome, Windows'. */
export function extensionLabel(userAgent: string): string {
  const { browser, system } = namesIn(userAgent)
  return `QuickAdd on ${system ? `${browser}, ${system}` : browser}`
}
