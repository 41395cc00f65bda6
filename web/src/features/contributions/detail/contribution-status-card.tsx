import { pageMessages } from '@registry/shared/messages/pages'
import { type ReactNode, useId } from 'react'
import { useHeadingFocus } from '../../../lib/hooks/use-heading-focus.ts'
import { paths } from '../../../lib/url/paths.ts'
import { PromptCard } from '../../../ui/layout/prompt-card.tsx'

interface ContributionStatusCardProps {
  picture: ReactNode
  title: string
  text: string
  /** Set when it replaces the loading state, so that screen readers announce heading and text. */
  shouldFocusHeading?: boolean
  children?: ReactNode
}

/** Card shown while there is no contribution to display. */
export function ContributionStatusCard({
  picture,
  title,
  text,
  shouldFocusHeading = false,
  children,
}: ContributionStatusCardProps) {
  const heading = useHeadingFocus(shouldFocusHeading)
  const textId = useId()
  return (
    <PromptCard isCentred home={paths.home} foot={pageMessages.neverHold}>
      {picture}
      <h1 className="display-30" ref={heading} tabIndex={-1} aria-describedby={textId}>
        {title}
      </h1>
      <p className="lead" id={textId}>
        {text}
      </p>
      {children}
    </PromptCard>
  )
}
