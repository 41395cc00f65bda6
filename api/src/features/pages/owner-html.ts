import { escapeHtml } from '@registry/shared/html/escape-html'
import { noScriptsMessages } from '@registry/shared/messages/registry/no-scripts'
import type { WebBundle } from '../../gateways/web-bundle/web-bundle.ts'

const COMMENT = /<!--of (\S+) (.*?)-->/g
const DASHBOARD = '/dashboard'

/**
 * Returns the HTML of the owner's area for a path. Adds preload links for the files of that page and, on the
 * dashboard, its static frame.
 */
export function ownerHtml(
  { appTemplate, ownerWaiting }: Pick<WebBundle, 'appTemplate' | 'ownerWaiting'>,
  path: string,
): string {
  return appTemplate
    .replace(COMMENT, (_, address: string, links: string) => (address === path ? links : ''))
    .replace('<!--no-scripts-->', () => escapeHtml(noScriptsMessages.page))
    .replace('<!--app-waiting-->', () => (path === DASHBOARD ? ownerWaiting : ''))
}
