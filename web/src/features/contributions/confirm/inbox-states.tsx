import { inboxMessages } from '@registry/shared/messages/contributions/to-confirm'
import { Link } from 'react-router'
import { FoundHeart } from '../../../art/found-heart.tsx'
import { paths } from '../../../lib/url/paths.ts'
import { buttonClass } from '../../../ui/buttons/button-class.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'

const BONES = ['first', 'second', 'third'] as const

export function InboxSkeleton() {
  return (
    <section className="panel inbox" aria-busy="true" aria-label={inboxMessages.loading}>
      <div className="inbox-bulk" />
      <ul aria-hidden="true">
        {BONES.map(bone => (
          <li key={bone} className="gift-row is-bone">
            <span className="gift-mark" />
            <span className="gift-picture bone" />
            <div className="gift-who">
              <span className="bone w-[38%]" />
              <span className="bone w-[64%]" />
              <span className="bone w-[52%]" />
            </div>
            <span className="bone w-[64px]" />
            <div className="gift-acts" />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Empty state: explains what will be listed here and links to the registry card. */
export function InboxEmpty() {
  const { empty } = inboxMessages
  return (
    <div className="inbox-state">
      <EmptyState
        picture={<FoundHeart />}
        title={empty.title}
        action={
          <Link to={paths.registryCard} className={buttonClass({ look: 'outline' })}>
            {empty.action}
          </Link>
        }
      >
        <p>{empty.text}</p>
      </EmptyState>
    </div>
  )
}
