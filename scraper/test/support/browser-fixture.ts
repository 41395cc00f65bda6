import { STRICT_CLOSE, testBrowser, wholeChromium } from './test-browser.ts'
import { testGuard } from './test-guard.ts'

/** Process that renders a page that never finishes; the URL is its only argument. */
const [address = ''] = process.argv.slice(2)
const browser = testBrowser(
  testGuard([new URL(address).host]),
  STRICT_CLOSE,
  undefined,
  wholeChromium,
)
process.on('SIGTERM', () => void browser.stop().then(() => process.exit(0)))
await browser.read(address).catch(() => undefined)
