import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SHARE_IMAGE_MAX_BYTES } from '@registry/shared/images/share-image'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyNth } from '../../../../shared/test/corpus.ts'
import { nastyTexts } from '../../../test/corpus.ts'
import { TEST_TIMEOUT_MS } from '../../../test/start-api.ts'
import { createPainter, type Painter } from './create-painter.ts'
import { cleanText, isRightToLeft } from './painter/clean-text.ts'
import { fontFilesFor } from './painter/font-slices.ts'

let fonts: string
let painter: Painter
/** An image without a visible title. */
let nothing: Promise<Uint8Array>
beforeAll(async () => {
  fonts = await mkdtemp(path.join(tmpdir(), 'registry-fonts-'))
  painter = createPainter({ fonts, timeoutMs: TEST_TIMEOUT_MS })
  nothing = paint('\u200d')
})
afterAll(async () => {
  painter.stop()
  await rm(fonts, { recursive: true, force: true })
})

const paint = (title: string, subtitle = '', pictures: Uint8Array[] = []) =>
  painter.paint({ plan: { title, subtitle, gifted: 3, total: 12 }, pictures })

async function expectShareImage(jpeg: Uint8Array, of: string): Promise<void> {
  expect(jpeg.length, of).toBeLessThan(SHARE_IMAGE_MAX_BYTES)
  const { format, width, height } = await sharp(jpeg).metadata()
  expect([format, width, height], of).toEqual(['jpeg', 1200, 630])
}

/** Returns how many dark pixels the title area has. */
async function inkOf(jpeg: Uint8Array): Promise<number> {
  const words = { left: 72, top: 140, width: 576, height: 330 }
  const pixels = await sharp(jpeg).extract(words).greyscale().raw().toBuffer()
  return pixels.filter(grey => grey < 200).length
}

describe('a rendered share image', () => {
  test('renders any user text', async () => {
    const zalgo = `Z${'\u0301\u0316'.repeat(150)}`
    const texts = [
      ['W'.repeat(120), 'i'.repeat(300)],
      ['ﷺ'.repeat(60), '𒐫'.repeat(100)],
      [zalgo, '👨‍👩‍👧'.repeat(40)],
      ['<b>&amp;</b> <span size="999999">', '%s %n {{7*7}}'],
      ['\u202e\u2066\u0000\ud800', '   '],
      ...everyNth(nastyTexts(), 400).map(text => [text.slice(0, 120), text.slice(120, 420)]),
    ]
    for (const [title = '', subtitle = ''] of texts) {
      await expectShareImage(await paint(title, subtitle), title)
    }
  })

  const titles = ['Baby Lim', '欢迎小宝贝', 'எங்கள் குட்டி', 'في انتظار طفلنا', '👶🏽🍼🇸🇬']
  test.each(titles)('renders %s in a font of its script', async title => {
    const written = await paint(title)
    expect(await inkOf(written)).toBeGreaterThan((await inkOf(await nothing)) + 1_000)
  })

  test('stays below the size limit with images of noise', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
    const create = { width: 600, height: 600, channels: 3, background: '#000', noise } as const
    const image = await sharp({ create }).webp({ quality: 90 }).toBuffer()
    await expectShareImage(await paint('Noise', '', Array(4).fill(image)), 'noise')
  })

  test.each([2, 4])('shows %i images of any shape', async count => {
    const forms = [
      { width: 960, height: 40 },
      { width: 1, height: 1 },
      { width: 40, height: 960 },
      { width: 500, height: 500 },
    ].slice(0, count)
    const images = forms.map(form =>
      sharp({ create: { ...form, channels: 4, background: '#0000' } })
        .webp()
        .toBuffer(),
    )
    await expectShareImage(await paint('Forms', '', await Promise.all(images)), `${count}`)
  })

  test('fails for an invalid image, and the next one succeeds', async () => {
    await expect(paint('Broken', '', [Buffer.from('GIF89a')])).rejects.toThrow()
    await expectShareImage(await paint('Whole'), 'whole')
    painter.stop()
    await expectShareImage(await paint('Started again'), 'started again')
  })
})

describe('the fonts of share images', () => {
  test.each([
    ['नन्हे मेहमान', 'devanagari'],
    ['ברוכה הבאה', 'hebrew'],
    ['ยินดีต้อนรับ', 'thai'],
    ['우리 아기', 'kr-'],
    ['ようこそ', 'sc-'],
    ['බබා', 'sinhala'],
    ['বাবু', 'bengali'],
    ['Чудо', 'cyrillic'],
    ['👶', 'emoji'],
    ['1️⃣', 'emoji'],
  ])('cover %s', (text, font) => {
    const files = fontFilesFor(text)
    expect(files.filter(file => !existsSync(file))).toEqual([])
    expect(files.some(file => path.basename(file).includes(font))).toBe(true)
  })

  test('are only the Latin ones for a plain title', () => {
    const names = fontFilesFor("Baby Tan's No. 1 list!").map(file => path.basename(file))
    expect(names).toEqual(['fraunces-latin-wght-normal.woff2', 'figtree-latin-wght-normal.woff2'])
  })
})

describe('texts of a share image', () => {
  test('have no more marks on a letter than a script uses', () => {
    expect(cleanText(`Z${'\u0316'.repeat(300)}`)).toBe(`Z${'\u0316'.repeat(8)}`)
  })

  test('run in the direction of their first letter', () => {
    expect(isRightToLeft('12 في Baby')).toBe(true)
    expect(isRightToLeft('👶 Baby في')).toBe(false)
    expect(isRightToLeft('👶')).toBe(false)
  })

  test('never use a font that is missing', () => {
    for (const text of nastyTexts()) expect(() => fontFilesFor(cleanText(text))).not.toThrow()
  })
})
