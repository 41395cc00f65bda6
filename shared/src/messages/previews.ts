interface Progress {
  gifted: number
  total: number
}

const percentOf = ({ gifted, total }: Progress) => {
  const percent = total === 0 ? 0 : Math.round((100 * gifted) / total)
  // Not all of it while one item is left.
  return gifted < total ? Math.min(percent, 99) : percent
}

/** Texts that link previews and search engines show. */
export const previewMessages = {
  /** On the share image. */
  progress: ({ gifted, total }: Progress) => {
    if (gifted === total) return 'Every item is fully gifted. Thank you!'
    if (gifted === 0) return total === 1 ? '1 item to give toward' : `${total} items to give toward`
    return `${gifted} of ${total} items fully gifted`
  },
  percent: (progress: Progress) => `${percentOf(progress)}%`,
  description: (intro: string, names: readonly string[]) => `${intro} Gifts: ${names.join(', ')}.`,
  /** Of the share image, for who does not see it. */
  imageAlt: (title: string, { gifted, total }: Progress) =>
    total === 0 ? title : `${title}: ${gifted} of ${total} items fully gifted`,
  unknownVersion: 'This is no version of a share image.',
  listDescription: ({ gifted, total }: Progress) =>
    `${gifted} of ${total} items fully gifted (${percentOf({ gifted, total })}%)`,
} as const
