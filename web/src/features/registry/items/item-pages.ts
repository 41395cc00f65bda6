/** Items in the HTML of a page of the list. */
const PAGE_SIZE = 24
/** A shorter last page is part of the page before it. */
const LAST_PAGE_MIN = 6

interface ItemPage {
  /** Counts from 1. */
  number: number
  /** Index of its first item. */
  start: number
  /** Index after its last item. */
  end: number
}

/** Returns the page of this number, or the first one if there is no such page. */
export function findItemPage(requested: string | undefined, total: number): ItemPage {
  const count = Math.max(1, Math.ceil((total - LAST_PAGE_MIN) / PAGE_SIZE))
  const asked = /^\d{1,4}$/.test(requested ?? '') ? Number(requested) : 1
  const number = asked >= 1 && asked <= count ? asked : 1
  const start = (number - 1) * PAGE_SIZE
  return { number, start, end: number === count ? total : start + PAGE_SIZE }
}
