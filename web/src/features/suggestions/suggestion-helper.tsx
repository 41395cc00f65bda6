import { suggestionMessages } from '@registry/shared/messages/items/suggestions'
import { X } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/text/text.tsx'
import { DescriptionWriter } from './description/description-writer.tsx'
import { insertKeywords } from './keywords/insert-keywords.ts'
import { selectedKeywords } from './keywords/keyword-list.ts'
import { KeywordPicker } from './keywords/keyword-picker.tsx'
import { type ProductFacts, useKeywords } from './keywords/use-keywords.ts'

const { off, helper } = suggestionMessages

interface SuggestionHelperProps {
  id: string
  /** Current values of the item form. */
  facts: ProductFacts
  /** Replaces the description in the form. */
  onUse: (description: string) => void
  onClose: () => void
}

/** Suggests keywords and generates a description from them. */
export function SuggestionHelper({ id, facts, onUse, onClose }: SuggestionHelperProps) {
  const titleId = useId()
  const keywords = useKeywords(facts)
  const { isOff } = keywords
  return (
    <Stack
      as="section"
      gap={14}
      id={id}
      above={8}
      pad={16}
      radius={12}
      fill="sunken"
      aria-labelledby={titleId}
    >
      <Inline align="center" justify="between">
        <Text as="h3" size={16} weight={600} id={titleId}>
          {helper.title}
        </Text>
        <IconButton icon={X} label={helper.close} onClick={onClose} />
      </Inline>
      <div className="gone-if-empty" role="status">
        {isOff && <Banner tone="apricot">{off}</Banner>}
      </div>
      <KeywordPicker {...keywords} warning={isOff ? helper.ours : keywords.warning} />
      <DescriptionWriter
        facts={facts}
        keywords={selectedKeywords(keywords.keywords)}
        isOff={isOff}
        onUse={onUse}
        onInsert={words => onUse(insertKeywords(facts.description, words))}
      />
      {!isOff && <p className="hint">{helper.sent}</p>}
    </Stack>
  )
}
