import { deleteCachedRegistry } from './cached-registry.ts'

declare const self: ServiceWorkerGlobalScope

/** Deletes the cached registry and closes all notifications, for the next user of a shared device. */
export async function clearOnSignOut(): Promise<void> {
  await Promise.allSettled([
    deleteCachedRegistry(),
    self.registration.getNotifications().then(shown => {
      for (const notification of shown) notification.close()
    }),
  ])
}
