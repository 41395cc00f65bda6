import { postToServiceWorker } from './post-to-service-worker.ts'

/** Cache name for the last visited registry, which is shown offline. */
export const OFFLINE_COPY = 'last-registry'

/** Returns whether this browser has cached a registry; false where the Cache API is blocked. */
export async function hasOfflineCopy(): Promise<boolean> {
  try {
    if (!(await caches.has(OFFLINE_COPY))) return false
    // Creates an empty cache if another tab has just deleted it.
    const copy = await caches.open(OFFLINE_COPY)
    if ((await copy.keys()).length > 0) return true
    await caches.delete(OFFLINE_COPY)
    return false
  } catch {
    return false
  }
}

/** Deletes the cached registry, including files that the service worker is still adding. */
export async function deleteOfflineCopy(): Promise<void> {
  await postToServiceWorker({ kind: 'forget-registry' })
  // Without a service worker or the Cache API there is no copy.
  await Promise.allSettled([globalThis.caches?.delete(OFFLINE_COPY)])
}
