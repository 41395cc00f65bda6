import { shareProductMessages } from '@registry/shared/messages/share-product'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'

/**
 * Back to where it was shared from. A window that the phone opened for the share closes; browsers
 * refuse that, and say so on the console, where there is a page to go back to: there the dashboard comes.
 */
export function CloseShare() {
  const navigate = useNavigate()
  const close = () => {
    if (history.length === 1) window.close()
    else void navigate(paths.dashboard)
  }
  return (
    <Button look="outline" isBlock onClick={close}>
      {shareProductMessages.close}
    </Button>
  )
}
