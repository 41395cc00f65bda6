import { JSDOM } from 'jsdom'
import { build, type Rolldown } from 'vite'
import { describe, expect, test } from 'vitest'
import { reactModules } from './react-modules.ts'

describe('reactModules', () => {
  test('builds a page that hydrates, updates and recovers from errors', async () => {
    const page = await openPage(
      `import { Component, createContext, Fragment, memo, Suspense, use, useState } from 'react'
      import { createPortal, flushSync } from 'react-dom'
      import { hydrateRoot } from 'react-dom/client'
      import { jsx, jsxs } from 'react/jsx-runtime'
      const Unit = createContext('')
      class Boundary extends Component {
        state = { failed: false }
        static getDerivedStateFromError = () => ({ failed: true })
        render() { return this.state.failed ? 'failed' : this.props.children }
      }
      const Count = memo(function Count() {
        const [count, setCount] = useState(0)
        if (count === 2) throw Error('too many')
        const children = [String(count), use(Unit)]
        return jsxs(Fragment, { children: [
          jsxs('button', { onClick: () => flushSync(() => setCount(count + 1)), children }),
          count > 0 && createPortal(jsx('b', { children: count }), document.querySelector('aside')),
        ] })
      })
      flushSync(() => hydrateRoot(document.querySelector('main'), jsx(Boundary, {
        children: jsx(Unit, { value: ' l', children: jsx(Suspense, { children: jsx(Count, {}) }) }),
      })))`,
      '<main><!--$--><button>0<!-- --> l</button><!--/$--></main><aside></aside>',
    )
    const button = page.querySelector('button')
    button?.click()
    expect(page.body.textContent).toBe('1 l1')
    expect(page.querySelector('button')).toBe(button)
    button?.click()
    expect(page.body.textContent).toBe('failed')
  })

  test('throws an error for the ref of a fragment', async () => {
    const page = await openPage(
      `import { Component, Fragment } from 'react'
      import { flushSync } from 'react-dom'
      import { createRoot } from 'react-dom/client'
      import { jsx } from 'react/jsx-runtime'
      class Boundary extends Component {
        state = { text: '' }
        static getDerivedStateFromError = error => ({ text: error.message })
        render() { return this.state.text || jsx(Fragment, { ref: () => {}, children: 'a' }) }
      }
      flushSync(() => createRoot(document.body).render(jsx(Boundary, {})))`,
      '',
    )
    expect(page.body.textContent).toBe('The build removes FragmentInstance from React')
  })

  test.each(['Activity', 'Profiler', 'ViewTransition'])(
    'does not build a page with %s',
    async name => {
      await expect(
        buildPage(`import { ${name} } from 'react'; console.log(${name})`),
      ).rejects.toThrow(`"${name}" is not exported`)
    },
  )

  test('omits unused exports', async () => {
    const code = await buildPage(
      "import React, { useState } from 'react'; console.log(React.useId, useState)",
    )
    expect(code).toContain('useId')
    expect(code).not.toContain('useOptimistic')
  })
})

/** Builds a page's script, runs it in `html` and returns the document. */
async function openPage(script: string, html: string): Promise<Document> {
  const code = await buildPage(script)
  const { window } = new JSDOM(html, { runScripts: 'outside-only' })
  window.console.error = () => undefined
  window.eval(code)
  return window.document
}

async function buildPage(script: string): Promise<string> {
  const page: Rolldown.Plugin = {
    name: 'page',
    resolveId: id => (id === 'page' ? id : null),
    load: id => (id === 'page' ? script : null),
  }
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    plugins: [page, reactModules()],
    build: {
      write: false,
      rolldownOptions: { input: 'page', output: { format: 'iife' } },
    },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error('No output')
  return output.output[0].code
}
