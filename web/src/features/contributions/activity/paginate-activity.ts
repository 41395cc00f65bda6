const PAGE_SIZE = 5

interface ActivityPage<T> {
  /** From 1; the last page when the requested one no longer exists. */
  page: number
  pages: number
  rows: T[]
  /** Position of the first and last row among all rows, from 1. */
  from: number
  to: number
}

/** Returns the rows of one page; an empty list has one empty page. */
export function paginateActivity<T>(all: T[], requestedPage: number): ActivityPage<T> {
  const pages = Math.max(1, Math.ceil(all.length / PAGE_SIZE))
  const page = Math.min(Math.max(1, requestedPage), pages)
  const start = (page - 1) * PAGE_SIZE
  const rows = all.slice(start, start + PAGE_SIZE)
  return { page, pages, rows, from: start + 1, to: start + rows.length }
}
