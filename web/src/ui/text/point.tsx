import type { LucideIcon } from 'lucide-react'
import { Inline } from '../layout/inline.tsx'
import { Text } from './text.tsx'

interface PointProps {
  tone: 'moss' | 'sky' | 'rose'
  icon: LucideIcon
  title: string
  titleAs?: 'strong' | 'h3'
  text: string
}

/** Item of a list that explains something: a coloured icon beside a title and its text. */
export function Point({ tone, icon: Icon, title, titleAs = 'strong', text }: PointProps) {
  return (
    <Inline as="li" gap={14} align="start">
      <span className={`tile tint-${tone}`}>
        <Icon className="icon" aria-hidden="true" />
      </span>
      <div>
        <Text as={titleAs} size={16} weight={600}>
          {title}
        </Text>
        <Text size={14} tone="muted" wrap="pretty" above={2}>
          {text}
        </Text>
      </div>
    </Inline>
  )
}
