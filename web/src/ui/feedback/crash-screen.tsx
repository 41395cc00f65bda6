import { pageMessages } from '@registry/shared/messages/pages'
import { SpilledBottle } from '../../art/spilled-bottle.tsx'
import { useDocumentTitle } from '../../lib/hooks/use-document-title.ts'
import { useHeadingFocus } from '../../lib/hooks/use-heading-focus.ts'
import { Button } from '../buttons/button.tsx'
import styles from '../layout/prompt-card.module.css'
import { PromptCard } from '../layout/prompt-card.tsx'

interface CrashScreenProps {
  title?: string
  /** Details for support; contains no personal data. */
  details?: string
}

/** Error screen of a crashed page, with a reload button. */
export function CrashScreen({ title = pageMessages.errorTitle, details }: CrashScreenProps) {
  useDocumentTitle(title)
  const heading = useHeadingFocus(true)
  return (
    <PromptCard home="/" centres>
      <div role="alert" className={styles.alert}>
        <SpilledBottle />
        <h1 className="display-30" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="lead">{pageMessages.safe}</p>
      </div>
      <div className="acts">
        <Button isBlock onClick={() => window.location.reload()}>
          {pageMessages.reload}
        </Button>
      </div>
      {details && (
        <details className="fine">
          <summary>{pageMessages.details}</summary>
          <pre>{details}</pre>
        </details>
      )}
      <p className="fine">{pageMessages.persists}</p>
    </PromptCard>
  )
}
