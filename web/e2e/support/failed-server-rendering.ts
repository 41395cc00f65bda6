import type { Page } from '@playwright/test'

/** Stubs the next responses for `path` with a page whose server rendering failed. */
export async function stubFailedServerRendering(
  page: Page,
  { path, from, data }: { path: string; from: string; data: unknown },
): Promise<void> {
  const html = await (await page.request.get(from)).text()
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  const body = html
    .replace(/(<script[^>]*id="page-data")[^>]*>.*?<\/script>/s, (_, tag: string) => {
      return `${tag} data-drawn="false">${json}</script>`
    })
    .replace(
      /(<div id="root">).*(<\/div>\s*<script type="application\/json" id="page-data")/s,
      '$1$2',
    )
  await page.route(`**${path}`, route => route.fulfill({ contentType: 'text/html', body }))
}
