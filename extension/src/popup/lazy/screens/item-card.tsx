interface ItemCardProps {
  name: string
  facts: string
  picture: string | null
}

/** Image, name and facts of an item. */
export function ItemCard({ name, facts, picture }: ItemCardProps) {
  return (
    <div className="item">
      {picture && <img src={picture} alt="" referrerPolicy="no-referrer" />}
      <div className="grow">
        <p className="item-name" dir="auto">
          {name}
        </p>
        <p className="item-facts num">{facts}</p>
      </div>
    </div>
  )
}
