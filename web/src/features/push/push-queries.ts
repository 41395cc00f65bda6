import {
  getPushSettings,
  type PushDevice,
  sendTestNotification,
  unsubscribeDevice,
} from '@registry/shared/contract/push'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { apiQuery } from '../../lib/api-query.ts'
import { ownerClient } from '../../lib/owner-client.ts'
import { subscribeToTold } from '../../lib/told-device.ts'

const settings = apiQuery(getPushSettings, {})

/** The devices that notifications go to; asked for again once the server was told of this one. */
export function usePushDevices() {
  const client = useQueryClient()
  useEffect(
    () => subscribeToTold(() => void client.invalidateQueries({ queryKey: settings.queryKey })),
    [client],
  )
  return useQuery({ ...settings, select: ({ data }) => data.subscriptions })
}

function changeDevices(client: QueryClient, change: (known: PushDevice[]) => PushDevice[]): void {
  client.setQueryData(
    settings.queryKey,
    answer => answer && { ...answer, data: { subscriptions: change(answer.data.subscriptions) } },
  )
}

/** Puts a device into the list that has just been subscribed. */
export function useAddDevice() {
  const client = useQueryClient()
  return (device: PushDevice) =>
    changeDevices(client, known => [device, ...known.filter(({ id }) => id !== device.id)])
}

/** Takes a device out of the list at once; one that could not be unsubscribed comes back in its place. */
export function useRemoveDevice() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ endpoint }: PushDevice) =>
      ownerClient.call(unsubscribeDevice, { body: { endpoint } }),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: settings.queryKey })
      changeDevices(client, known => known.filter(device => device.id !== id))
    },
    onError: (_error, device) => changeDevices(client, known => withDevice(known, device)),
    onSettled: () => client.invalidateQueries({ queryKey: settings.queryKey }),
  })
}

const withDevice = (known: PushDevice[], device: PushDevice) =>
  [...known.filter(({ id }) => id !== device.id), device].toSorted((a, b) =>
    b.createdAt.localeCompare(a.createdAt),
  )

/** Sends a notification to all devices; gives to how many. */
export function useSendTest() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => (await ownerClient.call(sendTestNotification, {})).data.sent,
    onSettled: () => client.invalidateQueries({ queryKey: settings.queryKey }),
  })
}
