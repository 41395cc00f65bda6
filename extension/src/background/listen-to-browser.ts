import browser, { type Runtime } from 'webextension-polyfill'
import { createContextMenu } from '../menus/context-menu.ts'
import { queue } from '../queue/queue.ts'
import { QUEUE_ALARM } from '../queue/update-badge-and-alarm.ts'
import {
  cancelPairing,
  completePairing,
  discardPairing,
  PAIRING_ALARM,
} from '../session/pairing.ts'

const WELCOMED_KEY = 'wasWelcomed'

const sendAll = () => void queue.send({ isImmediate: true })

/**
 * Adds the listeners that wake the background. Call synchronously at startup: a browser does not deliver
 * the waking event to listeners that are added later.
 */
export function listenToBrowser(): void {
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === QUEUE_ALARM) void queue.send()
    if (name === PAIRING_ALARM) void discardPairing()
  })
  browser.runtime.onStartup.addListener(sendAll)
  browser.runtime.onInstalled.addListener(onInstalled)
  browser.tabs.onUpdated.addListener((tabId, { url }) => {
    if (url !== undefined) void pairAndSend(tabId, url)
  })
  browser.tabs.onRemoved.addListener(tabId => void cancelPairing(tabId))
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

/** Opens the welcome page, once per installation. */
async function openWelcome(): Promise<void> {
  const kept = await browser.storage.local.get(WELCOMED_KEY)
  if (kept[WELCOMED_KEY] === true) return
  await browser.storage.local.set({ [WELCOMED_KEY]: true })
  await browser.tabs.create({ url: browser.runtime.getURL('welcome.html') })
}
