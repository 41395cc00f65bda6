import { existsSync, readFileSync } from 'node:fs'
import { CATEGORIES } from '@registry/shared/categories/categories'
import { OWNER_CATEGORIES } from '@registry/shared/categories/owner-categories'
import { describe, expect, test } from 'vitest'
import { categoryArt, categoryHue, categoryIcon } from './category-looks.ts'

const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const sprite = file('../../public/icons/symbols.svg')
const tokens = file('../../../shared/src/design/tokens.css')

describe('categoryArt', () => {
  test.each(CATEGORIES)('has a picture of its own kind for %s', category => {
    const art = categoryArt(category)
    expect(existsSync(new URL(`../../public${art}`, import.meta.url))).toBe(true)
    if (!['Gift Cards', 'Subscription Services', 'Other'].includes(category)) {
      expect(art).not.toBe('/icons/category/gift.svg')
    }
  })

  test('shows a gift for a category that it does not know', () => {
    expect(categoryArt('Twins')).toBe('/icons/category/gift.svg')
  })
})

describe('categoryIcon', () => {
  test.each([...OWNER_CATEGORIES, 'Twins'])('names a drawing that is there for %s', category => {
    const [path, id] = categoryIcon(category).split('#')
    expect(path).toBe('/icons/symbols.svg')
    expect(sprite).toContain(`<symbol id="${id}"`)
  })

  test('gives every category an icon of its own', () => {
    expect(new Set(CATEGORIES.map(categoryIcon)).size).toBe(CATEGORIES.length)
  })
})

describe('categoryHue', () => {
  test('gives every category a colour of its own, and none to what is not in the list', () => {
    expect(new Set(CATEGORIES.map(categoryHue)).size).toBe(CATEGORIES.length)
    expect(categoryHue('Twins')).toBeUndefined()
  })

  test.each([0, 1])('leaves words readable on every colour of theme %i', theme => {
    const paper = pair('category-paper', theme)
    const ink = pair('category-ink', theme)
    for (const category of CATEGORIES) {
      const hue = categoryHue(category) ?? 0
      expect(contrast([...paper, hue], [...ink, hue])).toBeGreaterThan(6)
    }
  })
})

test.each([
  ['Clothing', 'Newborn Clothing'],
  ['General', 'Other'],
])('%s looks like %s', (category, like) => {
  for (const look of [categoryArt, categoryIcon, categoryHue]) {
    expect(look(category)).toBe(look(like))
  }
})

type Oklch = [lightness: number, chroma: number, hue: number]

/** Lightness and chroma of a token: 0 light, 1 dark. */
function pair(token: string, theme: number): [number, number] {
  const [, lightness, chroma] =
    [...tokens.matchAll(new RegExp(`--${token}: ([\\d.]+)% ([\\d.]+);`, 'g'))][theme] ?? []
  return [Number(lightness) / 100, Number(chroma)]
}

/** WCAG 2.2's contrast of two colours. */
function contrast(one: Oklch, other: Oklch): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance; https://www.w3.org/TR/css-color-4/#color-conversion-code */
function luminance([lightness, chroma, hue]: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(channel => Math.min(1, Math.max(0, channel)))
  const [red = 0, green = 0, blue = 0] = rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
