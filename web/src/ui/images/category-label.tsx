import { categoryHue, categoryIcon } from '../../art/category-looks.ts'

interface CategoryProps {
  category: string
}

/** Category name in its colour, with a decorative icon. */
export function CategoryLabel({ category }: CategoryProps) {
  return (
    <span className="category" style={{ '--hue': categoryHue(category) }}>
      <CategoryIcon category={category} />
      <span className="truncate" dir="auto">
        {category}
      </span>
    </span>
  )
}

/** Category icon without the name, which must be beside it. */
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
