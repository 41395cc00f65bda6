import { pushMessages } from '../messages/push/push.ts'
import { pushService } from './push-service.ts'

const NAMES: Record<string, string> = pushMessages.devices

/** Returns the name of another device, derived from its push service. */
export function deviceName(endpoint: string): string {
  return NAMES[pushService(endpoint)] ?? pushMessages.devices.unknown
}
