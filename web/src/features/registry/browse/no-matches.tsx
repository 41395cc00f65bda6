import { itemToolsMessages as t } from '@registry/shared/messages/registry/item-tools'
import { replaceQuery } from '../../../lib/url/page-url.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Illustration } from '../../../ui/images/illustration.tsx'
import { SEARCH_FIELD_ID } from './item-tools.tsx'

const ALL_ITEMS = { category: undefined, status: undefined, q: undefined, page: undefined }

/** Shown when no item matches the search, alone or with the filters. */
export function NoMatches({ query }: { query: string }) {
  const clear = () => {
    replaceQuery(ALL_ITEMS)
    document.getElementById(SEARCH_FIELD_ID)?.focus()
  }
  return (
    <EmptyState
      picture={<Illustration of="folded-blanket" />}
      title={t.noMatch(query)}
      heading="h3"
      action={
        <Button look="tonal" onClick={clear}>
          {t.clear}
        </Button>
      }
    >
      <p>{t.noMatchText}</p>
    </EmptyState>
  )
}
