import screensStyles from '../../screens.module.css'

interface ItemCardProps {
  name: string
  facts: string
  picture: string | null
}

/** Image, name and facts of an item. */
export function ItemCard({ name, facts, picture }: ItemCardProps) {
  return (
    <div
      className={`row gap-12 align-center pad-12 line-around radius-16 fill-surface ${screensStyles.item}`}
    >
      {picture && <img src={picture} alt="" referrerPolicy="no-referrer" />}
      <div className="grows shrinks">
        <p className="clamp weight-600" dir="auto">
          {name}
        </p>
        <p className="text-12 tone-muted">{facts}</p>
      </div>
    </div>
  )
}
