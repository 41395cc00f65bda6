import { describe, expect, test } from 'vitest'
import { findFormattersAtLoad, findFormattersBehind } from './early-formatters.ts'
import { sourceFiles } from './source-files.ts'

const file = (path: string, text: string) => ({ path, text, isTest: false })

describe('findFormattersAtLoad', () => {
  test('finds a formatter that a module creates when it is loaded', () => {
    const text = "import a from 'a'\n\nexport const day = new Intl.DateTimeFormat('en')"
    expect(findFormattersAtLoad(file('a.ts', text))).toEqual([
      'a.ts:3: export const day = new Intl.',
    ])
  })

  test.each([
    "const day = once(() => new Intl.DateTimeFormat('en'))",
    "  const day = new Intl.DateTimeFormat('en')",
    "// const day = new Intl.DateTimeFormat('en')",
  ])('ignores %j', line => {
    expect(findFormattersAtLoad(file('a.ts', line))).toEqual([])
  })
})

describe('findFormattersBehind', () => {
  test('finds formatters and comparisons in all modules that are loaded at once', () => {
    const files = [
      file('a.ts', "import './b.ts'\nconst later = () => import('./c.ts')"),
      file('b.ts', "import './a.ts'\n// x.localeCompare(y)\nx.localeCompare(y, 'en')"),
      file('c.ts', 'new Date().toLocaleDateString()'),
    ]
    expect(findFormattersBehind('a.ts', files)).toEqual(['b.ts:3: .localeCompare('])
  })
})

describe('the product', () => {
  const product = sourceFiles().filter(({ isTest }) => !isTest)

  test('creates no formatter when a module of a page is loaded', () => {
    const ofPages = product.filter(({ path }) => /^(web|extension|shared)\/src\//.test(path))
    expect(ofPages.flatMap(findFormattersAtLoad)).toEqual([])
  })

  test('needs no formatter to hydrate a registry', () => {
    expect(findFormattersBehind('web/src/public/hydrate-registry.tsx', product)).toEqual([])
  })
})
