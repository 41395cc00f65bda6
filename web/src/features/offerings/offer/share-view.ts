const SHARE_VIEWS = ['landing', 'actions', 'offer'] as const

/** Views of the sheet: introduction, choice of action and wizard, as named in the query string. */
export type ShareView = (typeof SHARE_VIEWS)[number]

/** Parses a query value as a view; undefined if it is none. */
export function parseShareView(value: string | undefined): ShareView | undefined {
  return SHARE_VIEWS.find(view => view === value)
}
