import { createBrowserRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { openView } from '../../../test/components/open-page.tsx'

const loadLayers = () => import('./history-layers.ts')

async function createRouter() {
  const { followRouter } = await import('./history-entries.ts')
  const router = createBrowserRouter([{ path: '*', element: null }])
  followRouter(router)
  return router
}

test.each(['layers', 'router'])(
  'Back over an open layer shows the previous page when the chunk of the %s is loaded first',
  async first => {
    let router: Awaited<ReturnType<typeof createRouter>> | undefined
    await openView('/first', async () => {
      if (first === 'layers') await loadLayers()
      router = await createRouter()
      await loadLayers()
      return null
    })
    await router?.navigate('/second')
    const { addLayer } = await loadLayers()
    const remove = addLayer(() => remove())
    await vi.waitFor(() => expect(history.state).toHaveProperty('layers', 1))
    history.go(-2)
    await vi.waitFor(() => expect(location.pathname).toBe('/first'))
    await vi.waitFor(() => expect(router?.state.location.pathname).toBe('/first'))
    router?.dispose()
  },
)
