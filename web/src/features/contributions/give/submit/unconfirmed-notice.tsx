import type { PublicItem } from '@registry/shared/contract/items/items'
import { contributionMessages as t } from '@registry/shared/messages/contributions/contributions'
import { useLayoutEffect, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import styles from './unconfirmed-notice.module.css'

let root: Root | undefined

interface Unconfirmed {
  productName: string
  onOpen: () => void
}

/** Unconfirmed contributions by item ID, the newest last. */
const unconfirmed = new Map<string, Unconfirmed>()

/**
 * Shows a notice on the page that the contribution to an item may not have been stored. In a React root of its own,
 * because the sheet has been closed. Of several items, the newest is shown until its notice is hidden.
 */
export function showUnconfirmedNotice({ id, productName }: PublicItem, onOpen: () => void): void {
  unconfirmed.delete(id)
  unconfirmed.set(id, { productName, onOpen })
  renderNewest()
}

/** Removes the notice about this item. */
export function hideUnconfirmedNotice(itemId: string): void {
  if (unconfirmed.delete(itemId)) renderNewest()
}

function renderNewest(): void {
  root ??= createRoot(addLiveRegion())
  const newest = [...unconfirmed].at(-1)
  root.render(newest && <UnconfirmedNotice itemId={newest[0]} {...newest[1]} />)
}

function UnconfirmedNotice({ itemId, productName, onOpen }: Unconfirmed & { itemId: string }) {
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty('--notice-room', `${current.getBoundingClientRect().bottom + 8}px`)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  const open = () => {
    hideUnconfirmedNotice(itemId)
    onOpen()
  }
  const close = () => {
    hideUnconfirmedNotice(itemId)
    // Moves the focus, because the pressed button is removed with the last notice.
    if (unconfirmed.size === 0) document.getElementById('items')?.focus({ preventScroll: true })
  }
  return (
    <section ref={box} className={styles.notice} aria-label={t.unconfirmed.title}>
      <Banner
        tone="apricot"
        title={t.unconfirmed.title}
        action={
          <div className="banner-actions">
            <Button look="outline" size="sm" onClick={open}>
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
    </section>
  )
}

/** As the first child of body, it precedes the page in tab order. */
function addLiveRegion(): HTMLElement {
  const region = document.createElement('div')
  region.setAttribute('aria-live', 'polite')
  document.body.prepend(region)
  return region
}
