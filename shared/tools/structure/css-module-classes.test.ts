import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { findUnmatchedClasses } from './css-module-classes.ts'
import { filesBelow, root, sourceFiles } from './source-files.ts'

const css = (path: string, text: string) => ({ path, text })
const card = css(
  'web/a/card.module.css',
  '.card .is-open { color: red } @media print { .price { } }',
)
const use = (text: string) => [
  { path: 'web/a/card.tsx', text: `import styles from './card.module.css'\n${text}` },
]

describe('findUnmatchedClasses', () => {
  test('accepts classes that both sides have', () => {
    expect(findUnmatchedClasses(use('[styles.card, styles.isOpen, styles.price]'), [card])).toEqual(
      [],
    )
  })

  test('finds a class without rule and a rule without use', () => {
    expect(findUnmatchedClasses(use('[styles.card, styles.isOpen, styles.cost]'), [card])).toEqual([
      'web/a/card.module.css: .price is unused',
      'web/a/card.module.css: no .cost',
    ])
  })

  test('finds a reference to a class that no module has, and accepts one that a module has', () => {
    const other = css('web/b/list.module.css', ':global(.card_price) :global(.card_cost) { }')
    expect(findUnmatchedClasses(use('[styles.card, styles.isOpen]'), [card, other])).toEqual([
      ':global(.card_cost) names no class',
    ])
  })

  test('finds a selector of a test whose class its module does not have', () => {
    const code = [
      ...use('[styles.card, styles.isOpen, styles.price]'),
      { path: 'web/a/a.test.tsx', text: "query('.card_price b, .card_is-shut, .other_name')" },
    ]
    expect(findUnmatchedClasses(code, [card])).toEqual([
      'web/a/a.test.tsx: .card_is-shut names no class',
    ])
  })

  test('finds two modules of one name', () => {
    const twin = css('web/b/card.module.css', '')
    expect(
      findUnmatchedClasses(use('[styles.card, styles.isOpen, styles.price]'), [card, twin]),
    ).toEqual(['several modules are named card.module.css'])
  })
})

test('every class of a CSS Module has a rule and a use', () => {
  const styles = filesBelow('')
    .filter(file => file.endsWith('.css'))
    .map(file => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }))
  expect(styles.length).toBeGreaterThan(50)
  const code = sourceFiles().filter(file => !file.path.startsWith('shared/tools/structure/'))
  expect(findUnmatchedClasses(code, styles)).toEqual([])
})
