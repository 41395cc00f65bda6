import { suggestionMessages } from '@registry/shared/messages/suggestions'
import { Sparkles, Undo2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { ItemFormState } from '../features/items/use-item-form.ts'
import { focusField } from '../lib/focus-field.ts'
import { Button } from '../ui/button.tsx'
import { OnDemand } from './on-demand.tsx'

const { helper } = suggestionMessages
const loadHelper = () => import('../features/suggestions/suggestion-helper.tsx')

/** Help with the description of an item, fetched once it is wanted; beside the field that it is for. */
export function DescribeItem({ form }: { form: ItemFormState }) {
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
      <div className="suggest-row">
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
      </div>
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

/** What the form says of the product; another description can be taken over, and taken back. */
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
    /** As long as nothing else was typed over it. */
    putBack: replaced?.by === description ? putBack : undefined,
  }
}
