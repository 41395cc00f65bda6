export const PAGE_SIZE = 5

export interface ActivityPage<T> {
  /** From 1; the last one when there is none of that number any more. */
  page: number
  pages: number
  rows: T[]
  /** The first and the last row's number among all, from 1. */
  from: number
  to: number
}

/** The rows of one page. Without any row there is one page, which is empty. */
export function activityPage<T>(all: T[], requestedPage: number): ActivityPage<T> {
  const pages = Math.max(1, Math.ceil(all.length / PAGE_SIZE))
  const page = Math.min(Math.max(1, requestedPage), pages)
  const start = (page - 1) * PAGE_SIZE
  const rows = all.slice(start, start + PAGE_SIZE)
  return { page, pages, rows, from: start + 1, to: start + rows.length }
}
