import { fallbackKeywords } from '@registry/shared/categories/fallback-keywords'
import type { Output } from '@registry/shared/contract/endpoint'
import { generateKeywords } from '@registry/shared/contract/items/suggestions'
import { suggestionMessages } from '@registry/shared/messages/items/suggestions'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '../../../lib/api-client/api-query.ts'
import { useDebouncedValue } from '../../../lib/hooks/use-debounced-value.ts'
import { suggestionErrorText } from '../suggestion-error-text.ts'
import {
  addKeywords,
  type Keyword,
  mergeKeywords,
  NO_SELECTION,
  type Suggested,
  toggleKeyword,
} from './keyword-list.ts'

export interface ProductFacts {
  name: string
  category: string
  description: string
}

/**
 * Loads keyword suggestions for the debounced product facts and merges them with the owner's decisions. Late responses
 * are ignored.
 */
export function useKeywords(facts: ProductFacts) {
  const name = useDebouncedValue(facts.name)
  const category = useDebouncedValue(facts.category)
  const context = useDebouncedValue(facts.description)
  const body = {
    category: category.slice(0, 80),
    context: context.slice(0, 2000),
    itemName: name.slice(0, 300),
  }
  const query = useQuery({
    ...apiQuery(generateKeywords, { body }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
  })
  const [choice, setChoice] = useState(NO_SELECTION)
  const add = (typed: string) => {
    const outcome = addKeywords(choice, typed)
    if ('problem' in outcome) return outcome.problem
    setChoice(outcome.choice)
    return undefined
  }
  return {
    keywords: mergeKeywords(choice, toSuggestions(query, category)),
    isAsking: query.isFetching,
    /** True when the server has no language model. */
    isOff: query.data?.code === 'AI_SERVICE_UNAVAILABLE',
    warning: warningText(query),
    retry: () => void query.refetch(),
    add,
    toggle: (keyword: Keyword) => setChoice(now => toggleKeyword(now, keyword)),
  }
}

interface KeywordsResult {
  data: Output<typeof generateKeywords> | undefined
  error: Error | null
}

/** Keywords of the category list are offered unselected, because they do not describe this product. */
function toSuggestions({ data, error }: KeywordsResult, category: string): Suggested {
  if (error) return { words: fallbackKeywords(category), isSelectedByDefault: false }
  return { words: data?.data.keywords ?? [], isSelectedByDefault: data?.fallback === false }
}

/** Returns why the suggestions do not come from a model. */
function warningText({ data, error }: KeywordsResult): string | undefined {
  if (error) return `${suggestionErrorText(error)} ${suggestionMessages.helper.ours}`
  return data?.warning ?? undefined
}
