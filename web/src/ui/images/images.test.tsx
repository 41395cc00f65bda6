import { fireEvent, screen } from '@testing-library/dom'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { renderElement } from '../../../test/components/render-element.ts'
import { undefinedClasses } from '../../../test/components/undefined-classes.ts'
import { createIcon } from './create-icon.ts'
import { Picture } from './picture.tsx'
import { Thumbnail } from './thumbnail.tsx'

const FALLBACK = '/icons/category/other.svg'

describe('a picture that does not load', () => {
  test('is replaced by the fallback, which is requested once even when it fails too', () => {
    const container = document.createElement('div')
    document.body.append(container)
    const root = createRoot(container)
    const room = { width: 100, height: 80 }
    flushSync(() => root.render(<Picture src="/images/a.webp" fallback={FALLBACK} room={room} />))
    const requested: (string | null)[] = []
    const image = () => {
      const shown = container.querySelector('img')
      if (!shown) throw new Error('there is no image')
      requested.push(shown.getAttribute('src'))
      return shown
    }
    for (let failures = 0; failures < 5; failures += 1) flushSync(() => fireEvent.error(image()))
    expect(image()).toHaveClass('art')
    expect(requested.slice(1)).toEqual(Array(5).fill(FALLBACK))
    root.unmount()
  })
})

test('createIcon draws the shapes with the look of lucide, hidden from screen readers', () => {
  const Icon = createIcon({ node: [['path', { d: 'M12 7v14', key: 'a' }]] })
  expect(renderToStaticMarkup(createElement(Icon, { className: 'icon' }))).toBe(
    '<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" class="icon"><path d="M12 7v14"></path></svg>',
  )
})

test('Thumbnail renders a span, or the given element with its attributes', () => {
  renderElement(
    <Thumbnail as="button" className="wide" aria-label="Show 3 photos">
      <Thumbnail />
    </Thumbnail>,
  )
  const button = screen.getByRole('button', { name: 'Show 3 photos' })
  expect(button.className).toBe('thumbnail wide')
  expect(button.innerHTML).toBe('<span class="thumbnail"></span>')
})

test('parts.css has a rule for the class of Thumbnail', () => {
  expect(undefinedClasses(renderElement(<Thumbnail />), 'parts.css')).toEqual([])
})
