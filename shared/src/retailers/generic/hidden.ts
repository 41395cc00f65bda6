import type { PageNode } from '../../page/page.ts'

/** Whether an element, or one around it, says that it is not shown. */
export function isHidden(node: PageNode): boolean {
  for (let here: PageNode | undefined = node; here; here = here.parent) {
    if (/display:\s*none/i.test(here.attributes.style ?? '')) return true
    if (here.attributes.hidden !== undefined || here.tag === 'dialog') return true
  }
  return false
}
