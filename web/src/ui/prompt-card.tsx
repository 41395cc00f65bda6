import type { ReactNode } from 'react'
import { Brand } from './brand-mark.tsx'

interface PromptCardProps {
  /** Address of the page that the brand leads to. */
  home: string
  /** At the right of the top line. */
  aside?: ReactNode
  /** Below the card, small. */
  foot?: ReactNode
  isCentred?: boolean
  children: ReactNode
}

/** A page with one card in its middle. */
export function PromptCard({ home, aside, foot, isCentred, children }: PromptCardProps) {
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
