import { Router } from '@koa/router'
import { contract } from '@registry/shared/contract/contract'
import { API_DOCS_CSS, apiDocsPage } from './api-docs.ts'
import { openApiDocument } from './open-api.ts'

const document = openApiDocument(contract)
const page = apiDocsPage(contract)

/** Creates the router for /api/docs and /api/openapi.json. */
export function documentRouter(): Router {
  const router = new Router({ prefix: '/api' })
  router.get('/openapi.json', ctx => {
    ctx.body = document
  })
  router.get('/docs', ctx => {
    ctx.type = 'html'
    ctx.body = page
  })
  router.get('/docs.css', ctx => {
    ctx.type = 'css'
    ctx.body = API_DOCS_CSS
  })
  return router
}
