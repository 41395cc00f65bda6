import { shareMessages } from '@registry/shared/messages/registry/share'
import { Share } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'

/** Button that shares the registry. */
export function ShareButton({ onClick }: { onClick?: () => void }) {
  return (
    <Button look="outline" size="sm" aria-haspopup="dialog" onClick={onClick}>
      <Share className="icon icon-16" aria-hidden="true" />
      {shareMessages.share}
    </Button>
  )
}
