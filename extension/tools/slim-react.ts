import type { Plugin } from 'vite'

/**
 * What React's client does for components and elements that no page of this extension has: classes,
 * Suspense, Activity, view transitions, hydration, hoisted resources, custom elements, form actions.
 */
const UNUSED = `
  updateClassComponent updateSuspenseComponent updateDehydratedSuspenseComponent
  updateActivityComponent updateSuspenseListComponent startViewTransition canHydrateInstance
  prepareToHydrateHostInstance clearHydrationBoundary attemptExplicitHydrationTarget getResource
  acquireResource setPropOnCustomElement mountActionState
`
  .trim()
  .split(/\s+/)

/**
 * Leaves that out of the build, which a bundler cannot know to be unused: some kB of the popup. Whoever
 * comes to need it is told at once, and so is who raises React and finds a name gone.
 */
export function slimReact(): Plugin {
  return {
    name: 'slim-react',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/react-dom-client.production.js')) return undefined
      return { code: UNUSED.reduce(withoutFunction, code), map: null }
    },
  }
}

function withoutFunction(code: string, name: string): string {
  const body = new RegExp(`^function ${name}\\([^)]*\\) \\{\\n.*?^\\}`, 'ms')
  if (!body.test(code)) throw new Error(`React has no ${name} any more: see slim-react.ts`)
  return code.replace(body, `function ${name}() { throw Error('slim-react.ts left this out') }`)
}
