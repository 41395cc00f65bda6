/** Pages that may be navigated away from, because their drafts are stored. */
const MAY_BE_LEFT = ['/dashboard', '/notification', '/to-confirm']

interface OpenWindow {
  readonly url: string
  readonly focused: boolean
  readonly visibilityState: string
}

const rank = (window: OpenWindow) =>
  Number(window.focused) * 2 + Number(window.visibilityState === 'visible')

/**
 * Returns the window to reuse for a notification: a window that shows its target, otherwise a window of the
 * owner's area; never a window with a contribution or a form in progress.
 */
export function findReusableWindow<W extends OpenWindow>(
  windows: readonly W[],
  target: URL,
): W | undefined {
  const own = windows
    .filter(({ url }) => new URL(url).origin === target.origin)
    .toSorted((one, other) => rank(other) - rank(one))
  return (
    own.find(({ url }) => url === target.href) ??
    own.find(({ url }) => MAY_BE_LEFT.includes(new URL(url).pathname))
  )
}
