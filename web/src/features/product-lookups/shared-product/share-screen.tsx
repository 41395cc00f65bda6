import { shareProductMessages } from '@registry/shared/messages/items/share-product'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { useDocumentTitle } from '../../../lib/hooks/use-document-title.ts'
import { paths } from '../../../lib/url/paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { buttonClass } from '../../../ui/buttons/button-class.ts'
import { PromptPage } from '../../../ui/layout/prompt-page.tsx'
import './shared-product.module.css'

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
export function ShareScreen({ children, acts, ...page }: ShareScreenProps) {
  useDocumentTitle(page.title)
  return (
    <PromptPage
      {...page}
      textRole={page.shouldFocusHeading ? undefined : 'status'}
      foot={shareProductMessages.foot}
      aside={
        <Link to={paths.dashboard} className={buttonClass({ look: 'quiet', size: 'sm' })}>
          {shareProductMessages.close}
        </Link>
      }
    >
      {children}
      {acts && <div className="acts">{acts}</div>}
    </PromptPage>
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

/**
 * Returns to the app that shared. A window opened for the share closes; browsers refuse to close a window with history,
 * so that one goes to the dashboard.
 */
export function CloseShareButton() {
  const navigate = useNavigate()
  const close = () => {
    if (history.length === 1) window.close()
    else void navigate(paths.dashboard)
  }
  return (
    <Button look="outline" isBlock onClick={close}>
      {shareProductMessages.close}
    </Button>
  )
}
