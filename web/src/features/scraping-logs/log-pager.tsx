import { scrapingLogMessages } from '@registry/shared/messages/items/scraping-logs'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { Inline } from '../../ui/layout/inline.tsx'
import { LOG_PAGE } from './log-filters.ts'

const t = scrapingLogMessages.pager

interface LogPagerProps {
  page: number
  total: number
  logHref: (page: number) => string
}

/** Links to the newer and the older page; renders nothing for a single page. */
export function LogPager({ page, total, logHref }: LogPagerProps) {
  const last = Math.ceil(total / LOG_PAGE)
  if (last <= 1) return null
  return (
    <Inline
      as="nav"
      gap={8}
      align="center"
      justify="between"
      tone="muted"
      above={12}
      aria-label={t.label}
    >
      <PageLink to={page > 1 ? logHref(page - 1) : undefined}>
        <ChevronLeft className="icon icon-16" aria-hidden="true" />
        {t.newer}
      </PageLink>
      <p className="num" role="status">
        {t.range((page - 1) * LOG_PAGE + 1, Math.min(page * LOG_PAGE, total), total)}
      </p>
      <PageLink to={page < last ? logHref(page + 1) : undefined}>
        {t.older}
        <ChevronRight className="icon icon-16" aria-hidden="true" />
      </PageLink>
    </Inline>
  )
}

/** A disabled link keeps its place and is announced as disabled. */
function PageLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  const className = buttonClass({ look: 'quiet', size: 'sm' })
  if (to !== undefined) {
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    )
  }
  return (
    <span className={className} aria-disabled="true">
      {children}
    </span>
  )
}
