import { categoryHue, categoryIcon } from '../art/category-looks.ts'

interface CategoryProps {
  category: string
}

/** A category's name in its own colour, with its icon. The words say it all. */
export function CategoryMark({ category }: CategoryProps) {
  return (
    <span className="category" style={{ '--hue': categoryHue(category) }}>
      <CategoryIcon category={category} />
      <span className="category-name" dir="auto">
        {category}
      </span>
    </span>
  )
}

/** Icon and colour alone, beside words that say the same. */
export function CategoryDot({ category }: CategoryProps) {
  return (
    <span className="category is-dot" style={{ '--hue': categoryHue(category) }}>
      <CategoryIcon category={category} />
    </span>
  )
}

function CategoryIcon({ category }: CategoryProps) {
  return (
    <svg className="icon icon-16" aria-hidden="true">
      <use href={categoryIcon(category)} />
    </svg>
  )
}
