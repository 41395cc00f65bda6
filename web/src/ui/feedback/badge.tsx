import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

interface BadgeProps extends ComponentProps<'span'> {
  /** Background, for a count that needs attention; without it the count is plain text. */
  tone?: 'neutral' | 'apricot' | 'rose' | 'strong' | undefined
}

/** Count beside a label, in digits of equal width. */
export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span className={classNames('count', tone && `badge tint-${tone}`, className)} {...rest} />
}
