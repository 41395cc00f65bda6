import { collapse, textOf } from '../../page/node-text.ts'
import type { Page, PageNode } from '../../page/page.ts'
import { isAside } from '../generic/aside.ts'
import { at, type JsonObject, listOf, objectsOf, textOfJson } from '../generic/json.ts'
import { headingOf } from '../generic/landmarks.ts'
import { perPage } from '../generic/per-page.ts'
import { isSelected, isUnavailable } from '../generic/selected.ts'
import type { RuleInput } from '../retailer.ts'
import { itemOf, modelOf } from './shopee-item.ts'

/**
 * The options of the product that the page shows as picked. Observed on a page of 2025: buttons whose
 * class ends in '-selected', with the option's name as label; older ones end in '--selected'.
 */
export const pickedOptionsOf = perPage((page): readonly PageNode[] => {
  const heading = headingOf(page)
  if (!heading) return []
  const options = page.select('button, [role=radio], [role=option]')
  return options.filter(node => node.order > heading.order && isSelected(node) && !isAside(node))
})

/** Whether an option was picked among several: a shop picks the only one that is left by itself. */
export function isChoice(option: PageNode): boolean {
  const siblings = option.parent?.children.filter(child => typeof child !== 'string') ?? []
  return (
    siblings.filter(({ tag }) => tag === option.tag).filter(one => !isUnavailable(one)).length > 1
  )
}

/** Id of the model that the picked options make, undefined until one of each kind is picked. */
export function chosenModel(input: RuleInput): string | undefined {
  const item = itemOf(input)
  const picked = item && pickedIndexes(item, input.page)
  if (!item || !picked || picked.length === 0 || picked.includes(undefined)) return undefined
  const model = objectsOf(item.models).find(one => indexesOf(one).join() === picked.join())
  return textOfJson(model?.model_id ?? model?.modelid)
}

/** Name of the picture of what is picked: of the option, else of the asked model's option. */
export function pickedPicture(item: JsonObject, input: RuleInput): string | undefined {
  const model = modelOf(item, input)
  const picked = model ? indexesOf(model) : pickedIndexes(item, input.page)
  return objectsOf(item.tier_variations)
    .map(({ images }, tier) => textOfJson(listOf(images)[picked[tier] ?? -1]))
    .find(Boolean)
}

/** The index of the picked option of each kind. */
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
  return collapse(node.attributes['aria-label'] ?? textOf(node, 200))
}

/** Which option of each kind a model has, under the names of three generations. */
function indexesOf(model: JsonObject): number[] {
  const places = [model.tier_index, model.tier_indices, at(model, 'extinfo.tier_index')]
  return listOf(places.find(Array.isArray)).filter(index => typeof index === 'number')
}
