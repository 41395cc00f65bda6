import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { findCssViolations } from './css-rules.ts'
import { filesBelow, root } from './source-files.ts'

const sheets = filesBelow('')
  .filter(file => file.endsWith('.css'))
  .map(file => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }))

const find = (text: string, file = 'web/src/features/items/a.css') =>
  findCssViolations({ path: file, text }).map(({ rule, place }) => `${rule} ${place}`)
const inLayer = (declarations: string) => `@layer components { p { ${declarations} } }`

describe('findCssViolations', () => {
  test.each([
    ['colour', 'color: #fff'],
    ['colour', 'background: linear-gradient(rgb(0 0 0 / 0.5), transparent)'],
    ['colour', 'border: 1px solid black'],
    ['colour', '--paper: white'],
    ['z-index', 'z-index: 2'],
    ['text size', 'font-size: 14px'],
    ['text size', 'font: 600 1rem / 1.5rem var(--font-ui)'],
    ['radius', 'border-radius: 0 var(--r-8) 3px 0'],
    ['physical property', 'margin-left: 0'],
    ['physical property', 'max-width: 10px'],
  ])('reports %s for %j', (rule, declaration) => {
    const property = declaration.split(':')[0]
    expect(find(inLayer(declaration))).toEqual([
      `${rule} web/src/features/items/a.css:1: ${property}`,
    ])
  })

  test.each([
    'color: var(--ink)',
    'color: oklch(var(--category-ink) var(--hue))',
    'background: Highlight url("data:image/svg+xml,%23fff")',
    'z-index: var(--z-sticky)',
    'z-index: auto',
    'font: 600 var(--t-14)',
    '--title-size: 9.5cqi',
    'font-size: 0',
    'border-radius: 0 var(--r-8)',
    'margin-inline-start: 0',
  ])('allows %j', declaration => {
    expect(find(inLayer(declaration))).toEqual([])
  })

  test('allows literals in tokens.css', () => {
    const text = '@layer tokens { :root { --ink: #000; --r-8: 8px } }'
    expect(find(text, 'shared/src/design/tokens.css')).toEqual([])
  })

  test('allows a CSS Module without a layer, which the build adds', () => {
    expect(find('.card { margin: 0 }', 'web/src/features/items/card.module.css')).toEqual([])
  })

  test('reports style rules outside of layers, but no keyframes, fonts and imports', () => {
    const text =
      '@import "b.css"; @font-face { src: local(A) } @keyframes in { from { opacity: 0 } } p { margin: 0 }'
    expect(find(text)).toEqual(['layer web/src/features/items/a.css:1: p'])
  })

  test('reports selectors of more than two compounds, counting outer rules', () => {
    const text =
      '@layer components {\nul li a { margin: 0 }\nul > li { &:hover a { margin: 0 } }\n}'
    expect(find(text)).toEqual([
      'selector depth web/src/features/items/a.css:2: ul li a',
      'selector depth web/src/features/items/a.css:3: &:hover a',
    ])
  })

  test('reports each class once, except in modules and primitives', () => {
    const text = '@layer components { .a { margin: 0 } .a > .b { margin: 0 } }'
    expect(find(text)).toHaveLength(2)
    expect(find(text, 'web/src/features/items/a.module.css')).toEqual([])
    expect(find(text, 'web/src/styles/a.css')).toEqual([])
  })

  test('reports files of more than 300 lines', () => {
    expect(find('\n'.repeat(300).concat(inLayer('margin: 0')))).toEqual([
      'file length web/src/features/items/a.css:1: 301 lines',
    ])
  })
})

describe('the style sheets', () => {
  test('are found', () => {
    expect(sheets.length).toBeGreaterThan(50)
  })

  test('have no violations', () => {
    expect(sheets.flatMap(findCssViolations)).toEqual([])
  })
})
