import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ILLUSTRATIONS, Illustration } from './illustration.tsx'

const file = readFileSync('web/public/icons/illustrations.svg', 'utf8')

test('Illustration has the view box of its drawing', () => {
  const drawings = [...file.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)"/g)]
  expect(drawings.map(([, name]) => name).sort()).toEqual([...ILLUSTRATIONS].sort())
  for (const [, name, viewBox] of drawings) {
    const of = ILLUSTRATIONS.find(one => one === name)
    if (of) expect(renderToStaticMarkup(<Illustration of={of} />)).toContain(`viewBox="${viewBox}"`)
  }
})

test('illustrations name only colours that follow the theme', () => {
  const colours = [...file.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour)
  for (const colour of colours) expect(colour).toMatch(/^(none|currentColor|var\(--[\w-]+\))$/)
})
