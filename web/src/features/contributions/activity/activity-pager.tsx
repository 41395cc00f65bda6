import { activityMessages } from '@registry/shared/messages/contributions/activity'
import { ChevronLeft, ChevronRight, ChevronsLeft, type LucideIcon } from 'lucide-react'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Text } from '../../../ui/text/text.tsx'

const t = activityMessages.pager

interface ActivityPagerProps {
  page: number
  pages: number
  /** Text with the displayed range and the total. */
  range: string
  onPage: (page: number) => void
}

/**
 * Pager with first, previous, page numbers and next. Phones show only the current page and its
 * neighbours.
 */
export function ActivityPager({ page, pages, range, onPage }: ActivityPagerProps) {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  return (
    <Inline
      as="nav"
      gap={2}
      align="center"
      justify="between"
      wrap
      line="above"
      pad="12-inset"
      aria-label={t.label}
    >
      <Text size={12} tone="faint" isNumeric>
        {range}
      </Text>
      <Inline gap={2}>
        <Step
          icon={ChevronsLeft}
          label={t.first}
          onPress={page > 1 ? () => onPage(1) : undefined}
        />
        <Step
          icon={ChevronLeft}
          label={t.previous}
          onPress={page > 1 ? () => onPage(page - 1) : undefined}
        />
        {numbers.map(number => (
          <button
            key={number}
            type="button"
            className={classNames(
              'icon-btn num text-14 weight-600',
              number === page && 'tint-moss',
              Math.abs(number - page) > 1 && 'not-on-phones',
            )}
            aria-label={t.page(number)}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            {number}
          </button>
        ))}
        <Step
          icon={ChevronRight}
          label={t.next}
          onPress={page < pages ? () => onPage(page + 1) : undefined}
        />
      </Inline>
    </Inline>
  )
}

interface StepProps {
  icon: LucideIcon
  label: string
  onPress: (() => void) | undefined
}

/**
 * Uses aria-disabled instead of disabled, so that the focus is not lost on the first or last page.
 */
function Step({ icon: Icon, label, onPress }: StepProps) {
  return (
    <IconButton icon={Icon} label={label} aria-disabled={!onPress || undefined} onClick={onPress} />
  )
}
