import { pageMessages } from '@registry/shared/messages/pages'
import { RefreshCw } from 'lucide-react'
import { TumbledBlocks } from '../art/tumbled-blocks.tsx'
import { LinkButton } from '../ui/link-button.tsx'

/** Something failed on our side; asking again may help. Works without scripts. */
export function ErrorPage() {
  return (
    <main className="state-page">
      <div className="state">
        <TumbledBlocks />
        <h1 className="display-30">{pageMessages.errorTitle}</h1>
        <p>{pageMessages.errorText}</p>
        <LinkButton size="lg" href="">
          <RefreshCw className="icon" aria-hidden="true" />
          {pageMessages.tryAgain}
        </LinkButton>
        <p className="hint">{pageMessages.persists}</p>
      </div>
    </main>
  )
}
