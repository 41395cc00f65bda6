import { shareProductMessages } from '@registry/shared/messages/items/share-product'
import { useNavigate } from 'react-router'
import { paths } from '../../../lib/url/paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'

/**
 * Returns to the app that shared. A window opened for the share closes; browsers refuse to close a window with history,
 * so
 * that one goes to the dashboard.
 */
export function CloseShareButton() {
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
