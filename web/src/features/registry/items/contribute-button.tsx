import type { PublicItem } from '@registry/shared/contract/items/items'
import { registryMessages } from '@registry/shared/messages/registry/registry'
import { Check } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import type { ItemActions } from './public-item-card.tsx'

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
      data-contribute={item.id}
      aria-label={registryMessages.card.contributeTo(item.productName)}
      onPointerDown={actions.onContributeIntent}
      onFocus={actions.onContributeIntent}
      onClick={() => actions.onContribute(item)}
    >
      {registryMessages.contribute}
    </Button>
  )
}

function focusSiblingButton(button: HTMLElement | null): void {
  button?.parentElement?.querySelector<HTMLElement>('button:not(:disabled)')?.focus()
}
