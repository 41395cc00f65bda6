import { forgetRegistry } from './kept-registry.ts'

declare const self: ServiceWorkerGlobalScope

/** Whoever uses this device next finds nothing of the owner: no page, no notification, none to come. */
export async function signOutHere(): Promise<void> {
  const { pushManager } = self.registration
  await Promise.allSettled([
    forgetRegistry(),
    self.registration.getNotifications().then(shown => {
      for (const notification of shown) notification.close()
    }),
    pushManager.getSubscription().then(subscription => subscription?.unsubscribe()),
  ])
}
