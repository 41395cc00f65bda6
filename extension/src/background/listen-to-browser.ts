import browser, { type Runtime } from 'webextension-polyfill'
import { createContextMenu } from '../menus/context-menu.ts'
import { queue } from '../queue/queue.ts'
import { QUEUE_ALARM } from '../queue/show-outlook.ts'
import { abandonPairing, completePairing, forgetPairing, PAIRING_ALARM } from '../session/pair.ts'
import { openWelcome } from './open-welcome.ts'

const sendAll = () => void queue.send({ isHurried: true })

/** Listens to all that wakes the background; to be called while it starts, before anything is waited for. */
export function listenToBrowser(): void {
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === QUEUE_ALARM) void queue.send()
    if (name === PAIRING_ALARM) void forgetPairing()
  })
  browser.runtime.onStartup.addListener(sendAll)
  browser.runtime.onInstalled.addListener(onInstalled)
  browser.tabs.onUpdated.addListener((tabId, { url }) => {
    if (url !== undefined) void pairAndSend(tabId, url)
  })
  browser.tabs.onRemoved.addListener(tabId => void abandonPairing(tabId))
  globalThis.addEventListener('online', sendAll)
}

function onInstalled({ reason }: Runtime.OnInstalledDetailsType): void {
  void createContextMenu()
  if (reason === 'install') void openWelcome()
  sendAll()
}

async function pairAndSend(tabId: number, url: string): Promise<void> {
  if (await completePairing(tabId, url)) sendAll()
}
