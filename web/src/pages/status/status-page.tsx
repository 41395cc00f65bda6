import type { ReactNode } from 'react'
import { useHeadingFocus } from '../../lib/hooks/use-heading-focus.ts'
import { Brand } from '../../ui/images/brand-mark.tsx'

interface StatusPageProps {
  picture: ReactNode
  title: string
  /** Whether it replaces other content, so that its heading is focused. */
  shouldFocusHeading?: boolean
  children: ReactNode
}

/** Page with an illustration, one message and an action. The brand links to the home page. */
export function StatusPage({
  picture,
  title,
  shouldFocusHeading = false,
  children,
}: StatusPageProps) {
  const heading = useHeadingFocus(shouldFocusHeading)
  return (
    <>
      <header className="state-top">
        <Brand href="/" />
      </header>
      <main className="state-page" id="main">
        <div className="state">
          {picture}
          <h1 className="display-30" ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {children}
        </div>
      </main>
    </>
  )
}
