import { categoryHue, categoryIcon } from '../art/category-looks.ts'

/** A category's name in its own colour, with its icon. The words say it all. */
export function CategoryMark({ category }: { category: string }) {
  return (
    <span className="category" style={{ '--hue': categoryHue(category) }}>
      <CategoryIcon category={category} />
      <span className="category-name" dir="auto">
        {category}
      </span>
    </span>
  )
}

/** The icon alone, beside words that say the same. */
export function CategoryIcon({ category }: { category: string }) {
  return (
    <svg className="icon icon-16" aria-hidden="true">
      <use href={categoryIcon(category)} />
    </svg>
  )
}
