import { expect, test } from 'vitest'
import { cheerioPage } from '../../../parsed-page/cheerio-page.ts'
import { metas } from './meta.ts'

test('metas reads many elements with one name in linear time', () => {
  const html = '<meta property="og:image" content="/a.jpg">'.repeat(60_000)
  const page = cheerioPage(html, 'https://shop.example/p/1')
  // Processor time, because the machine may be busy. Quadratic time is several seconds.
  const before = process.cpuUsage()
  expect(metas(page, 'og:image')).toHaveLength(60_000)
  const { user, system } = process.cpuUsage(before)
  expect(user + system).toBeLessThan(2_000_000)
})
