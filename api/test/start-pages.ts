import { createServer as createHttpServer } from 'node:http'
import { listen } from '../../shared/test/listen.ts'
import { createServer } from '../src/app.ts'
import type { WebBundle } from '../src/gateways/web-bundle/web-bundle.ts'
import { fakeBundle } from './fake-bundle.ts'
import type { TestApi } from './start-api.ts'

/** Serves pages and files of an API on another port. */
export async function startPages({ app }: TestApi, bundle: WebBundle = fakeBundle) {
  const answer = createServer(app, bundle).callback()
  return listen(createHttpServer((request, response) => void answer(request, response)))
}
