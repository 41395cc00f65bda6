import { storedUserName } from '../../lib/stored-user.ts'
import { isFirstVisit } from '../../lib/visitor-visits.ts'
import { onTopModalChange, topModal } from '../../ui/open-modals.ts'

/** As long as a welcome may take to come up; later it is none. */
const WELCOME_MS = 8000

/** Whether someone is about to be welcomed, which comes before any other question; parents are not. */
function isWelcomeDue(): boolean {
  const isParent = storedUserName() !== undefined
  return location.pathname.startsWith('/registry/') && !isParent && isFirstVisit()
}

/** Resolves once nothing lies over the page, and a welcome that is due has been ended. */
export function waitUntilNoDialog(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
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
  return promise
}
