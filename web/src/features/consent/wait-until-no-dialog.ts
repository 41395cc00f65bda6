import { storedUserName } from '../../lib/session/stored-user-name.ts'
import { isFirstVisit } from '../../lib/visitor/first-visit.ts'
import { onTopModalChange, topModal } from '../../ui/dialogs/open-modals.ts'

/** Maximum time in ms within which a welcome dialog opens. */
const WELCOME_MS = 8000

/**
 * Returns true if a first-time visitor of a registry will see the welcome dialog; owners do not.
 */
function isWelcomeDue(): boolean {
  const isParent = storedUserName() !== undefined
  return location.pathname.startsWith('/registry/') && !isParent && isFirstVisit()
}

/** Resolves when no dialog is open and an expected welcome dialog has been closed. */
export function waitUntilNoDialog(): Promise<void> {
  return new Promise(resolve => {
    let isWaiting = isWelcomeDue()
    const look = () => {
      if (topModal()) isWaiting = false
      else if (!isWaiting) {
        stop()
        clearTimeout(timer)
        resolve()
      }
    }
    const stop = onTopModalChange(look)
    const timer = setTimeout(() => {
      isWaiting = false
      look()
    }, WELCOME_MS)
    look()
  })
}
