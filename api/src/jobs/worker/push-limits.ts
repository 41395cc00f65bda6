import type { FlagLimits } from '@registry/shared/queue/flag-limiter'
import type { Push } from '../../gateways/push/push.ts'

/** Leaves two workers for notification jobs that send nothing. */
const RUNNING_MAX = 6
const RUNNING_PER_HOST_MAX = 2
const PUSH_FLAG = 'push'

const hostFlag = (host: string) => `${PUSH_FLAG}:${host}`

/** Returns the flags of a job that sends to this endpoint. They contain only the host of the service. */
export function pushFlags(endpoint: string): string[] {
  return [PUSH_FLAG, hostFlag(new URL(endpoint).host)]
}

/** Creates the limits of jobs that push: six requests at once, two of these to one host, none to a paused one. */
export function pushLimits(push: Pick<Push, 'pausedHosts'>): FlagLimits {
  return {
    maxRunning: flag => (flag === PUSH_FLAG ? RUNNING_MAX : RUNNING_PER_HOST_MAX),
    pausedFlags: () => push.pausedHosts().map(hostFlag),
  }
}
