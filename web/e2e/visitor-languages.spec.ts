import { expect, plantRegistry, test } from './support/hostile.ts'

/** Names and notes as families here write them, and the way they are read. */
const TEXTS = {
  'குழந்தை தொட்டில் மற்றும் போர்வை': 'ltr',
  'سرير أطفال خشبي مع مرتبة': 'rtl',
  'बच्चे का पालना और कंबल': 'ltr',
  'כיסא אוכל לתינוק 2-in-1': 'rtl',
  '婴儿推车,可折叠(附雨罩)': 'ltr',
  '아기 침대와 이불 👶🏽': 'ltr',
  เปลเด็กพร้อมที่นอน: 'ltr',
  'Nôi em bé “Mây” 🍼': 'ltr',
} as const

test.use({ viewport: { width: 390, height: 844 }, expectsRefusals: true })

test('names and notes in any script stand whole, each in its own direction', async ({
  page,
  db,
}) => {
  const { slug, items, givers } = await plantRegistry(db, Object.keys(TEXTS), 'many-scripts')
  await page.goto(`/registry/${slug}`)
  await page.locator('html[data-alive]').waitFor()
  const directions = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll(all =>
        all.map(({ textContent }, index) => [
          textContent,
          getComputedStyle(all[index] as Element).direction,
        ]),
      )
  const expected = (texts: string[]) => texts.map(text => [text, TEXTS[text as keyof typeof TEXTS]])
  expect(await directions('article .front h3')).toEqual(expected(items.map(({ name }) => name)))
  expect(await directions('article .back-text')).toEqual(
    expected(items.map(({ description }) => description)),
  )
  const first = page.locator('article').first()
  await first.getByRole('button', { name: /^Details for/ }).click()
  await first.getByRole('button', { name: /^Who gave to/ }).click()
  await expect(page.getByRole('dialog').locator('.person')).toHaveCount(givers.length)
  const notes = await directions('dialog .person blockquote')
  expect(notes.toSorted()).toEqual(expected(givers.map(({ message }) => message)).toSorted())
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
})
