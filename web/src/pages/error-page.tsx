import { pageMessages as words } from '@registry/shared/messages/pages'
import { TumbledBlocks } from '../art/tumbled-blocks.tsx'
import { StateScreen } from './state-screen.tsx'
import { TryAgain } from './try-again.tsx'

interface ErrorPageProps {
  /** Why, in words for people. */
  text?: string
  /** For whoever is asked for help; nothing personal. */
  details?: string
  /** The page was there and broke: it is to be loaded anew. */
  isCrash?: boolean
  /** It came in place of a page that waited, so it is read out. */
  shouldFocusHeading?: boolean
}

/** Something failed on our side; asking again may help. Works without scripts. */
export function ErrorPage({
  text = words.errorText,
  details,
  isCrash,
  shouldFocusHeading = isCrash,
}: ErrorPageProps) {
  return (
    <StateScreen
      picture={<TumbledBlocks />}
      title={words.errorTitle}
      shouldFocusHeading={shouldFocusHeading}
    >
      <p>{text}</p>
      <TryAgain label={isCrash ? words.reload : words.tryAgain} />
      {details && (
        <details>
          <summary>{words.details}</summary>
          <pre>{details}</pre>
        </details>
      )}
      <p className="hint">{words.persists}</p>
    </StateScreen>
  )
}
