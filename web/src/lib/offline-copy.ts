import { postToServiceWorker } from './post-to-service-worker.ts'

/** The name of the copy of the registry that was seen last, to be shown without a connection. */
export const OFFLINE_COPY = 'last-registry'

/** Whether this browser has such a copy; not where nobody can look. */
export async function hasOfflineCopy(): Promise<boolean> {
  try {
    if (!(await caches.has(OFFLINE_COPY))) return false
    // Whoever looks for the copy leaves an empty one.
    const copy = await caches.open(OFFLINE_COPY)
    return (await copy.keys()).length > 0
  } catch {
    return false
  }
}

/** Removes it: what is there now, and what the worker is just putting in. */
export async function deleteOfflineCopy(): Promise<void> {
  await postToServiceWorker({ kind: 'forget-registry' })
  // No worker, or browsers without this store, have none.
  await Promise.allSettled([globalThis.caches?.delete(OFFLINE_COPY)])
}
