import type { QueryClient } from '@tanstack/react-query'

const RETRY_MS = 500

/** Calls back when no mutation is pending: a refetch would overwrite its optimistic update. */
export function afterMutations(client: QueryClient, run: () => void): void {
  if (client.isMutating() > 0) setTimeout(() => afterMutations(client, run), RETRY_MS)
  else run()
}
