import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PublicPageData } from '@registry/shared/pages/public-page'
import { createServer } from '../src/app.ts'
import type { TestApi } from './start-api.ts'

/** In place of the web build: a page that says which one it is. */
const bundle = {
  publicTemplate: '<head><!--app-head--></head><!--app-body--><!--app-data-->',
  appTemplate: '<title>Owner</title>',
  homeTemplate: '<a href="/registry/DEFAULT-SLUG">Home</a>',
  render: (data: PublicPageData) => ({ head: `<title>${data.page}</title>`, body: '' }),
}

/** The pages and files beside an API, on a port of their own. */
export async function startPages({ app }: TestApi) {
  const answer = createServer(app, bundle).callback()
  const server = createHttpServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
