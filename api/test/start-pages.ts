import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer } from '../src/app.ts'
import type { WebBundle } from '../src/gateways/web-bundle/web-bundle.ts'
import { fakeBundle } from './fake-bundle.ts'
import type { TestApi } from './start-api.ts'

/** Serves pages and files of an API on another port. */
export async function startPages({ app }: TestApi, bundle: WebBundle = fakeBundle) {
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
