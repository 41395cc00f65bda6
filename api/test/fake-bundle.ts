import { escapeHtml } from '@registry/shared/html/escape-html'
import type { PublicPageData } from '@registry/shared/public-pages/public-page-data'
import type { WebBundle } from '../src/gateways/web-bundle/web-bundle.ts'

/** Fake web build whose pages contain their names. */
export const fakeBundle: WebBundle = {
  publicTemplate:
    '<head><!--app-head--></head><noscript><i hidden></i></noscript><!--app-body--><!--app-data-->',
  sideTemplate: '<head><!--app-head--></head><!--app-body--><!--app-data-->',
  offlineTemplate: '<head><!--app-head--></head><!--app-body-->',
  appTemplate: '<title>Owner</title>',
  ownerWaiting: '<main></main>',
  homeTemplate: '<a href="/registry/DEFAULT-SLUG">Home</a>',
  contributeTemplate:
    '<head><link rel="stylesheet" href="/assets/contribute.css"><!--app-head--></head><!--app-body-->',
  manifest: {
    ...{ id: '/', name: 'Baby Registry', short_name: 'Registry', start_url: '/registry' },
    ...{ scope: '/', display: 'standalone', theme_color: '#FFFAF5', icons: [{ src: '/a.png' }] },
    ...{ shortcuts: [{ url: '/dashboard' }], share_target: { action: '/share-product' } },
    screenshots: [{ src: '/dashboard.webp' }],
  },
  render: (data: PublicPageData) => ({ head: `<title>${data.page}</title>`, body: '' }),
  renderContribute: data => ({
    head: `<title>${data.step}</title>`,
    body: `<pre id="contribution">${escapeHtml(JSON.stringify(data))}</pre>`,
  }),
}
