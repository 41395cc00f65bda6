import type { ReactNode } from 'react'
import { Brand } from '../ui/brand-mark.tsx'
import { useHeadingFocus } from '../ui/use-heading-focus.ts'

interface StateScreenProps {
  picture: ReactNode
  title: string
  /** It came in place of a page that was there before, so its heading is read out. */
  shouldFocusHeading?: boolean
  children: ReactNode
}

/** A page with one thing to say and a way on. The brand leads home. */
export function StateScreen({
  picture,
  title,
  shouldFocusHeading = false,
  children,
}: StateScreenProps) {
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
