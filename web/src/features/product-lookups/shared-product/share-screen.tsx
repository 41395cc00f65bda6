import { shareProductMessages } from '@registry/shared/messages/items/share-product'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useDocumentTitle } from '../../../lib/hooks/use-document-title.ts'
import { useHeadingFocus } from '../../../lib/hooks/use-heading-focus.ts'
import { paths } from '../../../lib/url/paths.ts'
import { buttonClass } from '../../../ui/buttons/button-class.ts'
import { PromptCard } from '../../../ui/layout/prompt-card.tsx'
import './shared-product.css'

interface ShareScreenProps {
  picture: ReactNode
  title: string
  text: string
  /** True after loading: focuses the heading, so that screen readers announce it with the text. */
  shouldFocusHeading?: boolean
  children?: ReactNode
  acts?: ReactNode
}

/** Layout of every share state, with a link to the dashboard. */
export function ShareScreen({
  picture,
  title,
  text,
  shouldFocusHeading,
  children,
  acts,
}: ShareScreenProps) {
  useDocumentTitle(title)
  const heading = useHeadingFocus(shouldFocusHeading === true)
  const textId = useId()
  return (
    <PromptCard
      isCentred
      home={paths.home}
      foot={shareProductMessages.foot}
      aside={
        <Link to={paths.dashboard} className={buttonClass({ look: 'quiet', size: 'sm' })}>
          {shareProductMessages.close}
        </Link>
      }
    >
      {picture}
      <h1 className="display-30" ref={heading} tabIndex={-1} aria-describedby={textId}>
        {title}
      </h1>
      <p className="lead" id={textId} role={shouldFocusHeading ? undefined : 'status'}>
        {text}
      </p>
      {children}
      {acts && <div className="acts">{acts}</div>}
    </PromptCard>
  )
}

/** A link to the dashboard. */
export function DashboardLink({
  look,
  children,
}: {
  look?: 'outline' | 'quiet'
  children: string
}) {
  return (
    <Link to={paths.dashboard} className={buttonClass({ look, isBlock: true })}>
      {children}
    </Link>
  )
}
