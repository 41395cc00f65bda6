import type { PublicItem } from '@registry/shared/contract/items/items'
import { registryMessages } from '@registry/shared/messages/registry/registry'
import { Check } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import type { ItemFilter } from '../filter/public-item-filter.ts'
import type { ItemActions } from './public-item-card.tsx'

/** Id of the form that the buttons of the page submit. */
export const FORM_ID = 'contribute'

/**
 * The form of the buttons that open a sheet: before the scripts have arrived, a button loads the page with the sheet's
 * URL. The filter stays in the URL.
 */
export function ContributeForm({ filter }: { filter: ItemFilter }) {
  const { category, status } = filter
  return (
    <form id={FORM_ID} method="get" hidden>
      {category !== undefined && <input type="hidden" name="category" value={category} />}
      {status !== 'all' && <input type="hidden" name="status" value={status} />}
    </form>
  )
}

/** Opens the contribution form; disabled as 'Fully Funded' once nothing remains. */
export function ContributeButton({ item, actions }: { item: PublicItem; actions: ItemActions }) {
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = item.can.contribute

  // The item may become fully funded while this button has the focus: move it to the next button.
  useLayoutEffect(() => {
    if (!isOpen && button.current === document.activeElement) focusSiblingButton(button.current)
  }, [isOpen])

  if (!isOpen) {
    return (
      <Button disabled ref={button}>
        <Check className="icon" aria-hidden="true" />
        {registryMessages.fullyFunded}
      </Button>
    )
  }
  return (
    <Button
      ref={button}
      type="submit"
      form={FORM_ID}
      name="contribute"
      value={item.id}
      aria-label={registryMessages.card.contributeTo(item.productName)}
      onPointerDown={actions.onContributeIntent}
      onFocus={actions.onContributeIntent}
      onClick={event => {
        event.preventDefault()
        actions.onContribute(item)
      }}
    >
      {registryMessages.contribute}
    </Button>
  )
}

function focusSiblingButton(button: HTMLElement | null): void {
  button?.parentElement?.querySelector<HTMLElement>('button:not(:disabled)')?.focus()
}
