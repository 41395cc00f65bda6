import { collapse, type Page, type PageNode, textOf } from '../../parsed-page/page.ts'
import { isAside } from '../generic/page-analysis/aside.ts'
import { isSelected, isUnavailable } from '../generic/page-analysis/is-selected.ts'
import { headingOf } from '../generic/page-analysis/landmarks.ts'
import { memoizePerPage } from '../generic/page-analysis/memoize-per-page.ts'
import {
  at,
  type JsonObject,
  listOf,
  objectsOf,
  textOfJson,
} from '../generic/structured-data/json.ts'
import type { RuleInput } from '../retailer.ts'
import { itemOf, modelOf } from './shopee-item.ts'

/**
 * Returns the selected options of the product. Observed on a page of 2025: buttons whose class ends in
 * '-selected', with the option's name as label; older ones end in '--selected'.
 */
export const pickedOptionsOf = memoizePerPage((page): readonly PageNode[] => {
  const heading = headingOf(page)
  if (!heading) return []
  const options = page.select('button, [role=radio], [role=option]')
  return options.filter(node => node.order > heading.order && isSelected(node) && !isAside(node))
})

/** True if an option was selected among several: Shopee itself selects the only available one. */
export function isChoice(option: PageNode): boolean {
  const siblings = option.parent?.children.filter(child => child.type !== 'text') ?? []
  return (
    siblings.filter(({ name }) => name === option.name).filter(one => !isUnavailable(one)).length >
    1
  )
}

/** Returns the model of the selected options, undefined until one of each tier is selected. */
export function chosenModel(input: RuleInput): string | undefined {
  const item = itemOf(input)
  const picked = item && pickedIndexes(item, input.page)
  if (!item || !picked || picked.length === 0 || picked.includes(undefined)) return undefined
  const model = objectsOf(item.models).find(one => indexesOf(one).join() === picked.join())
  return textOfJson(model?.model_id ?? model?.modelid)
}

/** Returns the image name of the selected option, else of the requested model's option. */
export function pickedPicture(item: JsonObject, input: RuleInput): string | undefined {
  const model = modelOf(item, input)
  const picked = model ? indexesOf(model) : pickedIndexes(item, input.page)
  return objectsOf(item.tier_variations)
    .map(({ images }, tier) => textOfJson(listOf(images)[picked[tier] ?? -1]))
    .find(Boolean)
}

/** Returns the index of the selected option in each tier. */
function pickedIndexes(item: JsonObject, page: Page): (number | undefined)[] {
  const names = new Set(pickedOptionsOf(page).map(nameOfOption))
  return objectsOf(item.tier_variations).map(({ options }) => {
    const found = listOf(options).flatMap((option, index) =>
      names.has(collapse(textOfJson(option) ?? '')) ? [index] : [],
    )
    return found.length === 1 ? found[0] : undefined
  })
}

function nameOfOption(node: PageNode): string {
  return collapse(node.attribs['aria-label'] ?? textOf(node, 200))
}

/** Returns a model's option index in each tier; three versions of the state use different names. */
function indexesOf(model: JsonObject): number[] {
  const places = [model.tier_index, model.tier_indices, at(model, 'extinfo.tier_index')]
  return listOf(places.find(Array.isArray)).filter(index => typeof index === 'number')
}
