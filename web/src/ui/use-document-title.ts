import { useEffect } from 'react'

const PRODUCT = 'Baby Registry'

/** Names the page in the tab and for screen readers, as 'Dashboard · Baby Registry'. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`
  }, [title])
}
