import type { User } from '@registry/shared/contract/account/auth'
import { deskMessages } from '@registry/shared/messages/thank-yous/thank-you-desk'
import { Printer } from 'lucide-react'
import { useLocation } from 'react-router'
import { ExportButton } from '../features/exports/export-button.tsx'
import { ThankYouManager } from '../features/thank-yous/thank-you-manager.tsx'
import { paths } from '../lib/url/paths.ts'
import { Button } from '../ui/buttons/button.tsx'
import { OwnerPage } from './owner/owner-page.tsx'

/** /thank-yous, and /thank-yous?to=… for the contributor of that contribution. */
export function ThankYousPage() {
  const { search } = useLocation()
  return (
    <OwnerPage title={deskMessages.title} path={`${paths.thankYous}${search}`} current="thankYous">
      {user => <Desk user={user} />}
    </OwnerPage>
  )
}

function Desk({ user }: { user: User }) {
  return (
    <ThankYouManager
      parents={{
        userId: user.id,
        name: user.name,
        // The legacy admin has no email address.
        email: user.can.manageAccount ? user.email : undefined,
      }}
      publicPage={paths.registry(user.registrySlug)}
      tools={
        <>
          <PrintButton />
          <ExportButton />
        </>
      }
    />
  )
}

/** Prints the contributions, for handwritten cards. */
function PrintButton() {
  return (
    <Button look="outline" size="sm" onClick={() => print()}>
      <Printer className="icon icon-16" aria-hidden="true" />
      {deskMessages.print}
    </Button>
  )
}
