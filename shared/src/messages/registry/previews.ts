interface Progress {
  gifted: number
  total: number
}

const percentOf = ({ gifted, total }: Progress) => {
  const percent = total === 0 ? 0 : Math.round((100 * gifted) / total)
  // Below 100 % while an item is left.
  return gifted < total ? Math.min(percent, 99) : percent
}

/** Link previews and search results. */
export const previewMessages = {
  /** On the share image. */
  progress: ({ gifted, total }: Progress) => {
    if (gifted === total) return 'Every item is fully gifted. Thank you!'
    if (gifted === 0) return total === 1 ? '1 item to give toward' : `${total} items to give toward`
    return `${gifted} of ${total} items fully gifted`
  },
  percent: (progress: Progress) => `${percentOf(progress)}%`,
  description: (intro: string, names: readonly string[]) => `${intro} Gifts: ${names.join(', ')}.`,
  /** Alt text of the share image. */
  imageAlt: (title: string, { gifted, total }: Progress) =>
    total === 0 ? title : `${title}: ${gifted} of ${total} items fully gifted`,
  unknownVersion: 'This is no version of a share image.',
  listDescription: ({ gifted, total }: Progress) =>
    `${gifted} of ${total} items fully gifted (${percentOf({ gifted, total })}%)`,
} as const
