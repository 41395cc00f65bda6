import { forgetRegistry } from './kept-registry.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Whoever uses this device next finds nothing of the owner: no page, no notification. That none comes
 * any more is up to the page: a session that merely ended by itself goes on being told.
 */
export async function signOutHere(): Promise<void> {
  await Promise.allSettled([
    forgetRegistry(),
    self.registration.getNotifications().then(shown => {
      for (const notification of shown) notification.close()
    }),
  ])
}
