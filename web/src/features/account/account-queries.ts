import {
  type Device,
  deleteAccount,
  endSession,
  exportAccount,
  listSessions,
} from '@registry/shared/contract/account/account'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '../../lib/api-client/api-query.ts'
import { ignoreError } from '../../lib/api-client/ignore-error.ts'
import { ownerClient } from '../../lib/api-client/owner-client.ts'

const devices = apiQuery(listSessions, { query: { limit: 100, offset: 0 } })

/** Returns the owner's sessions, most recently used first. */
export function useDevices() {
  return useQuery(devices)
}

/** Updates the cached session list and its total optimistically. */
function changeDevices(client: QueryClient, change: (known: Device[]) => Device[]): void {
  client.setQueryData(devices.queryKey, response => {
    if (!response) return response
    const data = change(response.data)
    return { ...response, data, total: response.total + data.length - response.data.length }
  })
}

const byLastUse = (a: Device, b: Device) => b.lastUsedAt.localeCompare(a.lastUsedAt)

/**
 * Ends sessions optimistically. Calls `onEnded` with the devices whose session could not be ended, which are put back
 * into the list, and with all of the request; also when another request has followed.
 */
export function useEndSessions(onEnded: (failed: Device[], ending: Device[]) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (ending: Device[]) => {
      const results = await Promise.allSettled(
        ending.map(({ id }) =>
          ignoreError('NOT_FOUND', ownerClient.call(endSession, { params: { id } })),
        ),
      )
      return ending.filter((_, index) => results[index]?.status === 'rejected')
    },
    onMutate: async ending => {
      const ids = new Set(ending.map(({ id }) => id))
      await client.cancelQueries({ queryKey: devices.queryKey })
      changeDevices(client, known => known.filter(({ id }) => !ids.has(id)))
    },
    onSuccess: (failed, ending) => {
      changeDevices(client, known => [...known, ...failed].toSorted(byLastUse))
      onEnded(failed, ending)
    },
    onSettled: () => client.invalidateQueries({ queryKey: devices.queryKey }),
  })
}

/** Exports all data stored about the owner, as the server returns it. */
export function useAccountExport() {
  return useMutation({ mutationFn: () => ownerClient.call(exportAccount, {}) })
}

/** Deletes the account. Rejects with INVALID_CREDENTIALS when the password is wrong. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (password: string) => ownerClient.call(deleteAccount, { body: { password } }),
  })
}
