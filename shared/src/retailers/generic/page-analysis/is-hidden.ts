import type { PageNode } from '../../../parsed-page/page.ts'

/** True if an element or an ancestor is hidden by inline style, `hidden` or a closed dialog. */
export function isHidden(node: PageNode): boolean {
  for (let here: PageNode | undefined = node; here; here = here.parent) {
    if (/display:\s*none/i.test(here.attribs.style ?? '')) return true
    if (here.attribs.hidden !== undefined || here.name === 'dialog') return true
  }
  return false
}
