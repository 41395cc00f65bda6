import { pageMessages } from '@registry/shared/messages/pages'
import { useEffect } from 'react'

/** Sets the document title, such as 'Dashboard · Baby Registry'. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = pageMessages.documentTitle(title)
  }, [title])
}
