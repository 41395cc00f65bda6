import type { PublicItem } from '@registry/shared/contract/items/items'
import { registryMessages } from '@registry/shared/messages/registry/registry'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { categoryHue } from '../../../art/category-looks.ts'
import { CategoryDot } from '../../../ui/images/category-label.tsx'
import styles from './filter-bar.module.css'
import { type ItemFilter, listCategories } from './public-item-filter.ts'

const t = registryMessages.filter

interface CategorySelectProps {
  items: PublicItem[]
  filter: ItemFilter
  onChange: (change: Partial<ItemFilter>) => void
  /** A pill in the filter bar, or a labelled field in the filter panel. */
  look: 'bar' | 'field'
}

/** A native select of the categories in use. */
export function CategorySelect({ items, filter, onChange, look }: CategorySelectProps) {
  const id = useId()
  const isBar = look === 'bar'
  return (
    <div className={isBar ? styles.selectPill : 'field'}>
      <label className={isBar ? 'vh' : 'label'} htmlFor={id}>
        {t.category}
      </label>
      <span className={filter.category ? `input-wrap ${styles.hasDot}` : 'input-wrap'}>
        {filter.category && <CategoryDot category={filter.category} />}
        <select
          id={id}
          className={isBar ? styles.select : 'input select-input'}
          value={filter.category ?? ''}
          onChange={event => onChange({ category: event.target.value || undefined })}
        >
          <option value="">{t.allCategories}</option>
          {listCategories(items, filter.category).map(category => (
            <option key={category} style={{ '--hue': categoryHue(category) }}>
              {category}
            </option>
          ))}
        </select>
        <ChevronDown className={isBar ? 'icon icon-16' : 'icon'} aria-hidden="true" />
      </span>
    </div>
  )
}
