import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { chromiumPath } from '../../shared/tools/browsers/chromium.ts'

/** Renders icon/heart-leaf.svg to public/icon/<size>.png; run it by hand after a change of the drawing. */
const SIZES = [16, 32, 48, 96, 128]
const here = new URL('..', import.meta.url)
const svg = readFileSync(new URL('icon/heart-leaf.svg', here), 'utf8')

const browser = await chromium.launch({ executablePath: await chromiumPath() })
const page = await browser.newPage()
for (const size of SIZES) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`)
  const path = new URL(`public/icon/${size}.png`, here).pathname
  await page.screenshot({ path, omitBackground: true })
}
await browser.close()
