import { suggestionMessages } from '@registry/shared/messages/items/suggestions'
import { Sparkles, Undo2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { ItemFormState } from '../../../features/items/form/use-item-form.ts'
import { focusField } from '../../../lib/forms/focus-field.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { OnDemand } from '../../../ui/feedback/on-demand.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'

const { helper } = suggestionMessages
const loadHelper = () => import('../../../features/suggestions/suggestion-helper.tsx')

/** Button that lazy loads the suggestions for an item's description. */
export function DescriptionSuggestions({ form }: { form: ItemFormState }) {
  const id = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { facts, take, putBack } = useDescriptionOf(form)
  const close = () => {
    setIsOpen(false)
    toggle.current?.focus()
  }
  const use = (text: string) => {
    take(text)
    setIsOpen(false)
    focusField(form, 'productDescription')
  }
  return (
    <>
      <Inline gap={8} wrap above={8} className="fills-on-phones">
        <Button
          ref={toggle}
          look="tonal"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Sparkles className="icon icon-16" aria-hidden="true" />
          {helper.open}
        </Button>
        {putBack && (
          <Button look="quiet" size="sm" onClick={putBack}>
            <Undo2 className="icon icon-16" aria-hidden="true" />
            {helper.putBack}
          </Button>
        )}
      </Inline>
      {isOpen && (
        <OnDemand load={loadHelper}>
          {({ SuggestionHelper }) => (
            <SuggestionHelper id={id} facts={facts} onUse={use} onClose={close} />
          )}
        </OnDemand>
      )}
    </>
  )
}

/** Returns the product's form values, and functions that replace the description and undo that. */
function useDescriptionOf(form: ItemFormState) {
  const [name, category, description = ''] = useWatch({
    control: form.control,
    name: ['productName', 'category', 'productDescription'],
  })
  const [replaced, setReplaced] = useState<{ mine: string; by: string }>()
  const put = (text: string) =>
    form.setValue('productDescription', text, { shouldDirty: true, shouldValidate: true })
  const take = (text: string) => {
    setReplaced(description.trim() === '' ? undefined : { mine: description, by: text })
    put(text)
  }
  const putBack = () => {
    put(replaced?.mine ?? '')
    setReplaced(undefined)
    focusField(form, 'productDescription')
  }
  return {
    facts: { name, category, description },
    take,
    /** Undefined once the replaced description was edited. */
    putBack: replaced?.by === description ? putBack : undefined,
  }
}
