import { onTestFinished, vi } from 'vitest'
import { makePushSubscription } from '../../../../api/test/make-push-subscription.ts'

interface PushBrowserParts {
  /** Permission before the prompt. */
  permission?: NotificationPermission
  /** The user's choice in the prompt. */
  answer?: NotificationPermission
  /** Whether a service worker can be registered. */
  canRegister?: boolean
}

/**
 * Adds the notification APIs to jsdom until the test ends. The returned object is the push service:
 * `failsToSubscribe` and `failsToUnsubscribe` make its next requests fail.
 */
export function stubPushBrowser(parts: PushBrowserParts = {}) {
  const { permission = 'default', answer = permission, canRegister = true } = parts
  const service = { failsToSubscribe: false, failsToUnsubscribe: false }
  let subscription: object | null = null
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (service.failsToSubscribe) throw new DOMException('no push service', 'AbortError')
      const made = makePushSubscription()
      subscription = {
        endpoint: made.endpoint,
        options: { applicationServerKey: bytesOf(applicationServerKey) },
        toJSON: () => made,
        unsubscribe: async () => {
          if (service.failsToUnsubscribe) throw new Error('no push service')
          subscription = null
          return true
        },
      }
      return subscription
    },
  }
  const registration = { pushManager }
  const register = async () => {
    if (!canRegister) throw new DOMException('no service worker', 'SecurityError')
    return registration
  }
  const container = Object.assign(new EventTarget(), {
    register,
    getRegistration: async () => (canRegister ? registration : undefined),
    ready: Promise.resolve(registration),
    controller: null,
  })
  const notification = {
    permission,
    requestPermission: async () => {
      notification.permission = answer
      return answer
    },
  }
  vi.stubGlobal('Notification', notification)
  vi.stubGlobal('PushManager', class {})
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })
  return service
}

function bytesOf(key: string): ArrayBuffer {
  const { buffer } = Uint8Array.from(Buffer.from(key, 'base64url'))
  return buffer
}
