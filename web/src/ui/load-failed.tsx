import { pageMessages } from '@registry/shared/messages/pages'
import { CircleAlert } from 'lucide-react'
import { LinkButton } from './link-button.tsx'

/** A part of the page did not arrive. The link loads the same address anew, also without scripts. */
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
