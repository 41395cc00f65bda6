import type { Page } from '@playwright/test'

/** Answers the next visits to `path` as a server does that has the data but could not draw the page. */
export async function drawInBrowser(
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
