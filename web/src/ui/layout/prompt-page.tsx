import { type AriaRole, type ReactNode, useId } from 'react'
import { useHeadingFocus } from '../../lib/hooks/use-heading-focus.ts'
import { PromptCard, type PromptCardProps } from './prompt-card.tsx'

interface PromptPageProps extends Omit<PromptCardProps, 'home' | 'centres'> {
  /** Illustration; the card is centered then. */
  picture?: ReactNode
  title: string
  text: string
  textRole?: AriaRole | undefined
  /** Whether it replaces other content: focuses the heading, so that screen readers announce it with the text. */
  shouldFocusHeading?: boolean | undefined
}

/** Page with one card: illustration, heading, text and content such as buttons. */
export function PromptPage(props: PromptPageProps) {
  const { picture, title, text, textRole, shouldFocusHeading = false, children, ...frame } = props
  const heading = useHeadingFocus(shouldFocusHeading)
  const textId = useId()
  // A live region announces itself.
  const description = textRole ? undefined : textId
  return (
    <PromptCard {...frame} centres={picture !== undefined}>
      {picture}
      <h1 className="display-30" ref={heading} tabIndex={-1} aria-describedby={description}>
        {title}
      </h1>
      <p className="lead" id={textId} role={textRole}>
        {text}
      </p>
      {children}
    </PromptCard>
  )
}
