const SHARE_VIEWS = ['landing', 'actions', 'offer'] as const

/** The two steps before the wizard, and the wizard, as the address names them. */
export type ShareView = (typeof SHARE_VIEWS)[number]

/** Undefined for anything that is none of them. */
export function parseShareView(value: string | undefined): ShareView | undefined {
  return SHARE_VIEWS.find(view => view === value)
}
