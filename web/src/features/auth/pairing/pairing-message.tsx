import { pairingMessages as t } from '@registry/shared/messages/account/pairing'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { paths } from '../../../lib/url/paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'

interface PairingMessageProps {
  picture: ReactNode
  title: string
  text: string
  children?: ReactNode
}

/** A message with an illustration; without actions it links to the page about QuickAdd. */
export function PairingMessage({ picture, title, text, children }: PairingMessageProps) {
  return (
    <>
      {picture}
      <PairingTitle>{title}</PairingTitle>
      <p className="lead">{text}</p>
      <div className="acts">
        {children}
        {!children && (
          <LinkButton look="outline" isBlock href={paths.extension}>
            {t.about}
          </LinkButton>
        )}
      </div>
    </>
  )
}

/** A failure with a retry button. */
export function PairingRetry({
  onConnect,
  ...message
}: Omit<PairingMessageProps, 'children'> & { onConnect: () => void }) {
  return (
    <PairingMessage {...message}>
      <Button isBlock onClick={onConnect}>
        {t.tryAgain}
      </Button>
    </PairingMessage>
  )
}

/** Heading that takes the focus when its text changes, so that screen readers announce it. */
export function PairingTitle({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text is another screen.
  useLayoutEffect(() => heading.current?.focus(), [children])
  return (
    <h1 ref={heading} className="display-30" tabIndex={-1}>
      {children}
    </h1>
  )
}
