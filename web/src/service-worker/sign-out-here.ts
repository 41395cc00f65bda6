import { forgetRegistry } from './kept-registry.ts'

declare const self: ServiceWorkerGlobalScope

/** Whoever uses this device next finds nothing of the owner: no page, and no notification. */
export async function signOutHere(): Promise<void> {
  await Promise.allSettled([
    forgetRegistry(),
    self.registration.getNotifications().then(shown => {
      for (const notification of shown) notification.close()
    }),
  ])
}
