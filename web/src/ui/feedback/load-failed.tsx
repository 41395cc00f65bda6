import { pageMessages } from '@registry/shared/messages/pages'
import { CircleAlert } from 'lucide-react'
import { LinkButton } from '../buttons/link-button.tsx'

/** Error of a chunk that could not be loaded. The link reloads the page, also without scripts. */
export function LoadFailed() {
  return (
    <div className="load-failed" role="alert">
      <CircleAlert className="icon" aria-hidden="true" />
      <p>{pageMessages.loadFailed}</p>
      <LinkButton look="outline" size="sm" href="">
        {pageMessages.reload}
      </LinkButton>
    </div>
  )
}
