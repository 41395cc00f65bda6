import { parseUrl } from '@registry/shared/text/parse-url'
import * as z from 'zod/mini'

export const LOG_STATUSES = ['success', 'partial', 'failed', 'pending'] as const
export type LogStatus = (typeof LOG_STATUSES)[number]

/** Entries per page. */
export const LOG_PAGE = 20
/** Upper limit that keeps the offset within the API's range. */
const PAGES_MAX = 50_000

export interface LogFilters {
  status: LogStatus | undefined
  /** Includes subdomains. */
  domain: string
  /** Dates in Singapore time, both inclusive. */
  from: string
  to: string
  /** Starts at 1. */
  page: number
}

export const NO_FILTERS: LogFilters = { status: undefined, domain: '', from: '', to: '', page: 1 }

const DOMAIN = /^[\p{L}\p{N}.-]{1,253}$/u

/** Parses the filters from the query string; invalid values are ignored. */
export function parseLogFilters(query: URLSearchParams): LogFilters {
  const page = Number(query.get('page') ?? 1)
  return {
    status: LOG_STATUSES.find(status => status === query.get('status')),
    domain: parseDomain(query.get('domain') ?? ''),
    from: parseDate(query.get('from')),
    to: parseDate(query.get('to')),
    page: Number.isInteger(page) && page >= 1 && page <= PAGES_MAX ? page : 1,
  }
}

/** Serializes the filters to a query string without empty values. */
export function toQueryString(filters: LogFilters): string {
  const { status = '', domain, from, to, page } = filters
  const set = Object.entries({ status, domain, from, to, page: page > 1 ? String(page) : '' })
  return new URLSearchParams(set.filter(([, value]) => value !== '')).toString()
}

/** Returns the query of the API request. */
export function toApiQuery({ status, domain, from, to, page }: LogFilters) {
  return {
    limit: LOG_PAGE,
    offset: (page - 1) * LOG_PAGE,
    ...(status && { status }),
    ...(domain && { domain }),
    ...(from && { startDate: from }),
    ...(to && { endDate: to }),
  }
}

/** Returns whether any filter is active; the page does not count. */
export function isFiltered(filters: LogFilters): boolean {
  return toQueryString({ ...filters, page: 1 }) !== ''
}

/** Returns the domain of typed text or a pasted URL, such as 'lazada.sg'; empty when invalid. */
export function parseDomain(typed: string): string {
  const text = typed.trim().toLowerCase()
  const link = /^https?:\/\//.test(text) ? text : `https://${text}`
  const host = parseUrl(link)?.hostname.replace(/^www\./, '') ?? ''
  return DOMAIN.test(host) ? host : ''
}

function parseDate(text: string | null): string {
  return z.safeParse(z.iso.date(), text).data ?? ''
}
