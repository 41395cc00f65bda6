import { notificationMessages } from '@registry/shared/messages/contributions/contribution-detail'
import { PRODUCT_NAME } from '@registry/shared/messages/pages'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useHeadingFocus } from '../../../lib/hooks/use-heading-focus.ts'
import { paths } from '../../../lib/url/paths.ts'
import { buttonClass } from '../../../ui/buttons/button-class.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { BrandMark } from '../../../ui/images/brand-mark.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import styles from './contribution-detail.module.css'

interface ContributionPageFrameProps {
  name: string
  children: ReactNode
}

/** Page layout around one contribution: heading, navigation and card. */
export function ContributionPageFrame({ name, children }: ContributionPageFrameProps) {
  const heading = useHeadingFocus(true)
  return (
    <main className={`text-14 ${styles.givenPage}`} id="main">
      <Inline as="header" gap={8} align="center" wrap below={20}>
        <Link className="tile" to={paths.dashboard} aria-label={PRODUCT_NAME}>
          <BrandMark />
        </Link>
        <h1 className="display-30" ref={heading} tabIndex={-1}>
          {notificationMessages.title}
        </h1>
        <Inline as="span" gap={4} className="pushed">
          <Link to={paths.dashboard} className={buttonClass({ look: 'outline', size: 'sm' })}>
            {notificationMessages.dashboard}
          </Link>
          <LinkButton href="/" look="quiet" size="sm">
            {notificationMessages.homepage}
          </LinkButton>
        </Inline>
      </Inline>
      <Card
        className={`relative clips ${styles.givenCard}`}
        aria-label={notificationMessages.gift.label(name)}
      >
        <Link
          to={paths.dashboard}
          className={buttonClass({ look: 'quiet', size: 'icon' }, 'in-corner')}
          aria-label={notificationMessages.gift.close}
        >
          <X className="icon" aria-hidden="true" />
        </Link>
        {children}
      </Card>
    </main>
  )
}
