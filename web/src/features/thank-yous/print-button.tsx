import { deskMessages } from '@registry/shared/messages/thank-yous/thank-you-desk'
import { Printer } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'

/** Prints the contributions, for handwritten cards. */
export function PrintButton() {
  return (
    <Button look="outline" size="sm" onClick={() => print()}>
      <Printer className="icon icon-16" aria-hidden="true" />
      {deskMessages.print}
    </Button>
  )
}
