import { registryMessages } from '@registry/shared/messages/registry/registry'
import { use } from 'react'
import { ServerQuery } from '../../../lib/url/page-url.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import styles from './public-item-card.module.css'

const t = registryMessages.pages

/** Link to the page of the list before this one. */
export function PreviousItems({ page }: { page: number }) {
  return <PageLink page={page} rel="prev" label={t.previous} />
}

/** Link to the page of the list after this one, for browsers whose scripts are off or on their way. */
export function NextItems({ page }: { page: number }) {
  return <PageLink page={page} rel="next" label={t.next} />
}

function PageLink({ page, rel, label }: { page: number; rel: string; label: string }) {
  const query = new URLSearchParams(use(ServerQuery))
  query.delete('page')
  if (page > 1) query.set('page', String(page))
  return (
    <nav className={styles.pages} aria-label={t.label}>
      <LinkButton look="tonal" rel={rel} href={`?${query}#items`}>
        {label}
      </LinkButton>
    </nav>
  )
}
