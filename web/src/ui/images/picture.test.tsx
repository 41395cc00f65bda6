import { fireEvent } from '@testing-library/dom'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, test } from 'vitest'
import { Picture } from './picture.tsx'

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
