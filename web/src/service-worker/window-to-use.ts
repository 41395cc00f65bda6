/** Pages that may be left for another: what is typed there is kept. */
const MAY_BE_LEFT = ['/dashboard', '/notification', '/to-confirm']

interface OpenWindow {
  readonly url: string
  readonly focused: boolean
  readonly visibilityState: string
}

const rank = (window: OpenWindow) =>
  Number(window.focused) * 2 + Number(window.visibilityState === 'visible')

/**
 * The open window that shows what a notification is about: one that does already, else one of the
 * owner's area; never one where somebody gives or fills in a form.
 */
export function windowToUse<W extends OpenWindow>(
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
