import { pageMessages as t } from '@registry/shared/messages/pages'
import { Illustration } from '../../ui/images/illustration.tsx'
import { ReloadLink } from './reload-link.tsx'
import { StatusPage } from './status-page.tsx'

interface ErrorPageProps {
  /** User-facing reason. */
  text?: string
  /** Details for support; contains no personal data. */
  details?: string
  /** Whether a rendered page crashed: the button then says Reload. */
  isCrash?: boolean
  /** Whether it replaces a loading page, so that its heading is focused. */
  shouldFocusHeading?: boolean
}

/** Server error page with a retry link, which works without scripts. */
export function ErrorPage({
  text = t.errorText,
  details,
  isCrash,
  shouldFocusHeading = isCrash,
}: ErrorPageProps) {
  return (
    <StatusPage
      picture={<Illustration of="tumbled-blocks" />}
      title={t.errorTitle}
      shouldFocusHeading={shouldFocusHeading}
    >
      <p>{text}</p>
      <ReloadLink label={isCrash ? t.reload : t.tryAgain} />
      {details && (
        <details>
          <summary>{t.details}</summary>
          <pre>{details}</pre>
        </details>
      )}
      <p className="hint">{t.persists}</p>
    </StatusPage>
  )
}
