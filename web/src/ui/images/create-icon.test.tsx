import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createIcon } from './create-icon.ts'

test('createIcon draws the shapes with the look of lucide, hidden from screen readers', () => {
  const Icon = createIcon({ node: [['path', { d: 'M12 7v14', key: 'a' }]] })
  expect(renderToStaticMarkup(createElement(Icon, { className: 'icon' }))).toBe(
    '<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" class="icon"><path d="M12 7v14"></path></svg>',
  )
})
