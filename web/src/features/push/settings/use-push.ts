import type { PushDevice } from '@registry/shared/contract/account/push'
import { pushBannerMessages } from '@registry/shared/messages/push/push-banner'
import { pushPanelMessages as t } from '@registry/shared/messages/push/push-panel'
import { useState } from 'react'
import { unsubscribeBrowser } from '../../../lib/push/push-subscription.ts'
import { enableOnThisBrowser } from '../subscription/enable-on-this-browser.ts'
import type { EnableOutcome } from '../subscription/enable-push.ts'
import { type PushCapabilities, pushState } from '../subscription/push-state.ts'
import { usePushCapabilities } from '../subscription/use-push-capabilities.ts'
import { TEST_SENT_STAY_MS, useTemporaryMessage } from '../use-temporary-message.ts'
import { useAddDevice, usePushDevices, useRemoveDevice, useSendTest } from './push-queries.ts'

const OUTCOMES = {
  closed: pushBannerMessages.closed,
  unsupported: pushBannerMessages.notSupported,
  failed: pushBannerMessages.failed,
} as const

/** State and actions of the push notifications panel. */
export function usePush() {
  const { capabilities, reread } = usePushCapabilities()
  const devices = usePushDevices()
  const { message, showMessage } = useTemporaryMessage()
  const enabling = useEnabling(showMessage, reread)
  const testing = useTestNotification(showMessage)
  return {
    state: pushState(
      capabilities,
      devices.data?.map(({ endpoint }) => endpoint),
    ),
    endpoint: capabilities.endpoint,
    devices,
    message,
    isBusy: enabling.isBusy || testing.isBusy,
    enable: enabling.enable,
    test: testing.test,
    remove: useRemoveWithMessage(showMessage, reread, capabilities.endpoint),
  }
}

type ShowMessage = ReturnType<typeof useTemporaryMessage>['showMessage']

function useEnabling(showMessage: ShowMessage, reread: () => Promise<void>) {
  const addDevice = useAddDevice()
  const [isBusy, setIsBusy] = useState(false)
  const settle = (outcome: EnableOutcome) => {
    // The panel itself shows the blocked state.
    if (outcome.kind === 'denied') return
    if (outcome.kind !== 'enabled') return showMessage('error', OUTCOMES[outcome.kind])
    addDevice(outcome.device)
    showMessage('ok', pushBannerMessages.enabled)
  }
  const enable = async () => {
    setIsBusy(true)
    const outcome = await enableOnThisBrowser()
    await reread()
    settle(outcome)
    setIsBusy(false)
  }
  return { isBusy, enable }
}

function useTestNotification(showMessage: ShowMessage) {
  const { mutate, isPending } = useSendTest()
  const settle = (sent: number) =>
    sent > 0
      ? showMessage('ok', t.testSent(sent), TEST_SENT_STAY_MS)
      : showMessage('error', t.testFailed)
  const test = () =>
    mutate(undefined, { onSuccess: settle, onError: () => showMessage('error', t.testFailed) })
  return { isBusy: isPending, test }
}

function useRemoveWithMessage(
  showMessage: ShowMessage,
  reread: () => Promise<void>,
  here: PushCapabilities['endpoint'],
) {
  const { mutateAsync } = useRemoveDevice()
  return async (device: PushDevice) => {
    const isHere = device.endpoint === here
    const { removed, removedHere } = t.devices
    try {
      await mutateAsync(device)
    } catch {
      return showMessage('error', t.devices.removeFailed)
    }
    try {
      if (isHere) await unsubscribeBrowser()
      showMessage('ok', isHere ? `${removed} ${removedHere}` : removed)
    } catch {
      showMessage('error', t.devices.letGoFailed)
    }
    await reread()
  }
}
