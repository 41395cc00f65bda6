interface ItemCardProps {
  name: string
  facts: string
  picture: string | null
}

/** An item as the list has it. */
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
