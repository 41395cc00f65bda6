import { pageMessages } from '@registry/shared/messages/pages'
import { useEffect } from 'react'

/** Names the page in the tab and for screen readers, as 'Dashboard · Baby Registry'. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = pageMessages.documentTitle(title)
  }, [title])
}
