import {
  getPushSettings,
  type PushDevice,
  sendTestNotification,
  unsubscribeDevice,
} from '@registry/shared/contract/account/push'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { apiQuery } from '../../../lib/api-client/api-query.ts'
import { ownerClient } from '../../../lib/api-client/owner-client.ts'
import { subscribeToRegisteredDevice } from '../../../lib/push/registered-device.ts'

const settings = apiQuery(getPushSettings, {})

/** Loads the registered devices; refetches after this browser was registered. */
export function usePushDevices() {
  const client = useQueryClient()
  useEffect(
    () =>
      subscribeToRegisteredDevice(
        () => void client.invalidateQueries({ queryKey: settings.queryKey }),
      ),
    [client],
  )
  return useQuery({ ...settings, select: ({ data }) => data.subscriptions })
}

function changeDevices(client: QueryClient, change: (known: PushDevice[]) => PushDevice[]): void {
  client.setQueryData(
    settings.queryKey,
    response =>
      response && { ...response, data: { subscriptions: change(response.data.subscriptions) } },
  )
}

/** Returns a function that adds a registered device to the cached list. */
export function useAddDevice() {
  const client = useQueryClient()
  return (device: PushDevice) =>
    changeDevices(client, known => [device, ...known.filter(({ id }) => id !== device.id)])
}

/** Removes a device from the cached list optimistically; restores it when the request fails. */
export function useRemoveDevice() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ endpoint }: PushDevice) =>
      ownerClient.call(unsubscribeDevice, { body: { endpoint } }),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: settings.queryKey })
      changeDevices(client, known => known.filter(device => device.id !== id))
    },
    onError: (_error, device) => changeDevices(client, known => restoreDevice(known, device)),
    onSettled: () => client.invalidateQueries({ queryKey: settings.queryKey }),
  })
}

const restoreDevice = (known: PushDevice[], device: PushDevice) =>
  [...known.filter(({ id }) => id !== device.id), device].toSorted((a, b) =>
    b.createdAt.localeCompare(a.createdAt),
  )

/** Sends a test notification to all devices; resolves to their number. */
export function useSendTest() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => (await ownerClient.call(sendTestNotification, {})).data.sent,
    onSettled: () => client.invalidateQueries({ queryKey: settings.queryKey }),
  })
}
