import { pushMessages } from '../messages/push.ts'
import { pushService } from './push-service.ts'

const NAMES: Record<string, string> = pushMessages.devices

/** What a device is called that is not the present one: by the service that reaches it. */
export function deviceName(endpoint: string): string {
  return NAMES[pushService(endpoint)] ?? pushMessages.devices.unknown
}
