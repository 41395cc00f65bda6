import type { PublicItem } from '@registry/shared/contract/items/items'
import { registryMessages } from '@registry/shared/messages/registry/registry'
import { ChevronDown } from 'lucide-react'
import { useId, useMemo } from 'react'
import { categoryHue } from '../../../art/category-looks.ts'
import { replaceQuery, useQueryParam } from '../../../lib/url/page-url.ts'
import { CategoryDot } from '../../../ui/images/category-label.tsx'
import styles from './filter-bar.module.css'
import { listCategories, parseCategory } from './public-item-filter.ts'

const t = registryMessages.filter

interface CategorySelectProps {
  items: PublicItem[]
  /** A pill in the filter bar, or a labelled field in the filter panel. */
  look: 'bar' | 'field'
}

/** A native select of the categories in use. */
export function CategorySelect({ items, look }: CategorySelectProps) {
  const category = parseCategory(useQueryParam('category'), items)
  const id = useId()
  const isBar = look === 'bar'
  return (
    <div className={isBar ? styles.selectPill : 'field'}>
      <label className={isBar ? 'vh' : 'label'} htmlFor={id}>
        {t.category}
      </label>
      <span className={category ? `input-wrap ${styles.hasDot}` : 'input-wrap'}>
        {category && <CategoryDot category={category} />}
        <select
          id={id}
          className={isBar ? styles.select : 'input select-input'}
          value={category ?? ''}
          onChange={({ target }) =>
            replaceQuery({ category: target.value || undefined, page: undefined })
          }
        >
          <option value="">{t.allCategories}</option>
          {useMemo(
            () =>
              listCategories(items, category).map(name => (
                <option key={name} style={{ '--hue': categoryHue(name) }}>
                  {name}
                </option>
              )),
            [items, category],
          )}
        </select>
        <ChevronDown className={isBar ? 'icon icon-16' : 'icon'} aria-hidden="true" />
      </span>
    </div>
  )
}
