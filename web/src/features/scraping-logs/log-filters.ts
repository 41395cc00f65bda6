import * as z from 'zod/mini'

export const LOG_STATUSES = ['success', 'partial', 'failed', 'pending'] as const
export type LogStatus = (typeof LOG_STATUSES)[number]

/** Entries on one page of the log. */
export const LOG_PAGE = 20
/** No log is so long that a later page has anything. */
const PAGES_MAX = 50_000

export interface LogFilters {
  status: LogStatus | undefined
  /** With its subdomains. */
  domain: string
  /** Days in Singapore; both belong to it. */
  from: string
  to: string
  /** From 1. */
  page: number
}

export const NO_FILTERS: LogFilters = { status: undefined, domain: '', from: '', to: '', page: 1 }

const DOMAIN = /^[\p{L}\p{N}.-]{1,253}$/u

/** What the address asks for; what makes no sense there is not asked for. */
export function filtersIn(query: URLSearchParams): LogFilters {
  const page = Number(query.get('page') ?? 1)
  return {
    status: LOG_STATUSES.find(status => status === query.get('status')),
    domain: domainOf(query.get('domain') ?? ''),
    from: dayIn(query.get('from')),
    to: dayIn(query.get('to')),
    page: Number.isInteger(page) && page >= 1 && page <= PAGES_MAX ? page : 1,
  }
}

/** The filters as the address says them; those that are not set are left out. */
export function queryOf(filters: LogFilters): string {
  const { status = '', domain, from, to, page } = filters
  const set = Object.entries({ status, domain, from, to, page: page > 1 ? String(page) : '' })
  return new URLSearchParams(set.filter(([, value]) => value !== '')).toString()
}

/** What the server is asked for. */
export function requestOf({ status, domain, from, to, page }: LogFilters) {
  return {
    limit: LOG_PAGE,
    offset: (page - 1) * LOG_PAGE,
    ...(status && { status }),
    ...(domain && { domain }),
    ...(from && { startDate: from }),
    ...(to && { endDate: to }),
  }
}

/** Whether less than the whole log is asked for. */
export function isFiltered(filters: LogFilters): boolean {
  return queryOf({ ...filters, page: 1 }) !== ''
}

/** The domain of what was typed or pasted, a whole link too: 'lazada.sg'. Empty for what is none. */
export function domainOf(typed: string): string {
  const text = typed.trim().toLowerCase()
  const link = /^https?:\/\//.test(text) ? text : `https://${text}`
  const host = URL.parse(link)?.hostname.replace(/^www\./, '') ?? ''
  return DOMAIN.test(host) ? host : ''
}

function dayIn(text: string | null): string {
  return z.safeParse(z.iso.date(), text).data ?? ''
}
