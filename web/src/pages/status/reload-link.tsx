import { pageMessages } from '@registry/shared/messages/pages'
import { RefreshCw } from 'lucide-react'
import { LinkButton } from '../../ui/buttons/link-button.tsx'

/** Link that reloads the page; works without scripts. */
export function ReloadLink({ label = pageMessages.tryAgain }: { label?: string }) {
  return (
    <LinkButton size="lg" href="">
      <RefreshCw className="icon" aria-hidden="true" />
      {label}
    </LinkButton>
  )
}
