/** Values for a thank-you note. */
interface NoteValues {
  name: string
  /** '“Beech cot” and “Glass bottles”'; undefined if no item can be named. */
  gifts: string | undefined
  parents: string
}

const thanks = ({ gifts }: NoteValues) => (gifts ? `for ${gifts}` : 'for your gift')

/** Templates of thank-you notes by tone, to be edited by the owner. */
export const noteTemplates = {
  warm: (words: NoteValues) =>
    `Dear ${words.name},

Thank you so much ${thanks(words)}. It means a lot to us that you are thinking of our little family, and we cannot wait for you to meet its newest member.

With love,
${words.parents}`,
  short: (words: NoteValues) =>
    `Dear ${words.name},

Thank you ${thanks(words)}! Just what we needed.

Love,
${words.parents}`,
  funny: (words: NoteValues) =>
    `Dear ${words.name},

Thank you ${thanks(words)}! The little one cannot write yet and has very strong opinions about naps, so it falls to us to say it: you have wonderful taste. You will be repaid in cuddles.

With love (and very little sleep),
${words.parents}`,
} as const satisfies Record<string, (words: NoteValues) => string>
export type Tone = keyof typeof noteTemplates
