import type { ReactNode } from 'react'
import { paths } from '../../lib/url/paths.ts'
import { Brand } from '../images/brand-mark.tsx'

export interface PromptCardProps {
  /** URL that the brand links to. */
  home?: string
  /** Content at the end of the header. */
  aside?: ReactNode
  /** Small text below the card. */
  foot?: ReactNode
  isCentred?: boolean
  children?: ReactNode
}

/** Page with one centered card, such as a sign-in prompt. */
export function PromptCard({
  home = paths.home,
  aside,
  foot,
  isCentred,
  children,
}: PromptCardProps) {
  return (
    <div className="gate">
      <header className="gate-top">
        <Brand href={home} />
        {aside}
      </header>
      <main id="main" className="gate-main">
        <section className={isCentred ? 'gate-card is-centred' : 'gate-card'}>{children}</section>
      </main>
      <footer className="gate-foot">{foot}</footer>
    </div>
  )
}
