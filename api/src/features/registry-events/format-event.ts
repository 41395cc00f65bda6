import { registryEvents } from '@registry/shared/contract/registry/registry-events'
import * as z from 'zod'

type EventName = keyof typeof registryEvents
type EventData<N extends EventName> = z.output<(typeof registryEvents)[N]>

/**
 * Formats a server-sent event with the fields of the contract, money in dollars (WHATWG HTML 9.2.5). JSON has
 * no line breaks, so the data is one line.
 */
export function formatEvent<N extends EventName>(name: N, data: EventData<N>): string {
  const json = JSON.stringify(z.encode(registryEvents[name], data as never))
  return `event: ${name}\ndata: ${json}\n\n`
}
