import type { PublicPageData } from '@registry/shared/public-pages/public-page-data'
import type { WebBundle } from '../src/gateways/web-bundle/web-bundle.ts'

/** Fake web build whose pages contain their names. */
export const fakeBundle: WebBundle = {
  publicTemplate: '<head><!--app-head--></head><!--app-body--><!--app-data-->',
  sideTemplate: '<head><!--app-head--></head><!--app-body--><!--app-data-->',
  offlineTemplate: '<head><!--app-head--></head><!--app-body-->',
  appTemplate: '<title>Owner</title>',
  ownerWaiting: '<main></main>',
  homeTemplate: '<a href="/registry/DEFAULT-SLUG">Home</a>',
  render: (data: PublicPageData) => ({ head: `<title>${data.page}</title>`, body: '' }),
}
