import type { WebBundle } from './web-bundle.ts'

const COMMENT = /<!--of (\S+) (.*?)-->/g
const DASHBOARD = '/dashboard'

/**
 * The owner's area at one of its addresses: names the files of that page, so that the browser need not
 * wait for others to ask for them; and the dashboard's frame, where that is the page.
 */
export function ownerHtml(
  { appTemplate, ownerWaiting }: Pick<WebBundle, 'appTemplate' | 'ownerWaiting'>,
  path: string,
): string {
  return appTemplate
    .replace(COMMENT, (_, address: string, links: string) => (address === path ? links : ''))
    .replace('<!--app-waiting-->', () => (path === DASHBOARD ? ownerWaiting : ''))
}
