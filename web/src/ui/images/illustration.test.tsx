import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ILLUSTRATIONS, Illustration } from './illustration.tsx'

const file = readFileSync('web/public/icons/symbols.svg', 'utf8')

test.each(ILLUSTRATIONS)('Illustration has the view box of its drawing: %s', name => {
  const viewBox = new RegExp(`<symbol id="${name}" viewBox="([^"]+)"`).exec(file)?.[1]
  expect(renderToStaticMarkup(<Illustration of={name} />)).toContain(`viewBox="${viewBox}"`)
})

test('symbols name only colours that follow the theme', () => {
  const colours = [...file.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour)
  for (const colour of colours) expect(colour).toMatch(/^(none|currentColor|var\(--[\w-]+\))$/)
})
