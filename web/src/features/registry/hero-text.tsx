import { registryMessages as words } from '@registry/shared/messages/registry'
import { Gift } from 'lucide-react'

interface HeroTextProps {
  /** What the title is: the page's heading, or plain words where the header is only shown. */
  heading: 'h1' | 'p'
  title: string
  subtitle: string
  /** Of how many items so many are fully gifted. */
  gifted: number
  count: number
}

/** The first lines that guests read. */
export function HeroText({ heading: Heading, title, subtitle, gifted, count }: HeroTextProps) {
  return (
    <div className="hero-text">
      <Heading className="hero-title display-38" dir="auto">
        {title}
      </Heading>
      {subtitle && (
        <p className="hero-sub" dir="auto">
          {subtitle}
        </p>
      )}
      {count > 0 && (
        <p className="hero-meta">
          <Gift className="icon icon-16" aria-hidden="true" />
          {words.giftedSoFar(gifted, count)}
        </p>
      )}
    </div>
  )
}
