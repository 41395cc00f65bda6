/** Event by which Chromium offers to install the app; other browsers do not send it. */
interface InstallOffer extends Event {
  /** Opens the browser's installation dialog, once per offer. */
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let offer: InstallOffer | undefined
const listeners = new Set<() => void>()

function setOffer(next: InstallOffer | undefined): void {
  offer = next
  for (const listener of listeners) listener()
}

/** Keeps the browser's offer for our own button. Call it early: the event is not repeated. */
export function collectInstallOffer(): void {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    setOffer(event as InstallOffer)
  })
  addEventListener('appinstalled', () => setOffer(undefined))
}

/** Returns whether the browser offers to install the app. */
export const hasInstallOffer = (): boolean => offer !== undefined

export function subscribeToInstallOffer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens the browser's installation dialog. Returns whether the owner accepted; the offer is used up. */
export async function acceptInstallOffer(): Promise<boolean> {
  const used = offer
  setOffer(undefined)
  return (await used?.prompt())?.outcome === 'accepted'
}
