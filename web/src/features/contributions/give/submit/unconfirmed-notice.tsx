import type { PublicItem } from '@registry/shared/contract/items/items'
import { contributionMessages as t } from '@registry/shared/messages/contributions/contributions'
import { createRoot, type Root } from 'react-dom/client'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import styles from './unconfirmed-notice.module.css'

let root: Root | undefined
let shownId: string | undefined

/**
 * Shows a notice on the page that the contribution to an item may not have been stored. In a React root of its own,
 * because the sheet has been closed.
 */
export function showUnconfirmedNotice({ id, productName }: PublicItem, onOpen: () => void): void {
  root ??= createRoot(addLiveRegion())
  shownId = id
  const close = () => hideUnconfirmedNotice(id)
  root.render(
    <section className={styles.notice} aria-label={t.unconfirmed.title}>
      <Banner
        tone="apricot"
        title={t.unconfirmed.title}
        action={
          <div className="banner-actions">
            <Button
              look="outline"
              size="sm"
              onClick={() => {
                close()
                onOpen()
              }}
            >
              {t.unconfirmed.open}
            </Button>
            <Button look="quiet" size="sm" onClick={close}>
              {t.close}
            </Button>
          </div>
        }
      >
        {t.unconfirmed.text(productName)}
      </Banner>
    </section>,
  )
}

/** Removes the notice about this item. */
export function hideUnconfirmedNotice(itemId: string): void {
  if (shownId !== itemId) return
  shownId = undefined
  root?.render(null)
}

/** As the first child of body, it precedes the page in tab order. */
function addLiveRegion(): HTMLElement {
  const region = document.createElement('div')
  region.setAttribute('aria-live', 'polite')
  document.body.prepend(region)
  return region
}
