/** What a command says: `data` to standard output, `notes` to the operator. */
export interface Outcome {
  exitCode: 0 | 1 | 2
  data?: string
  note?: string
}

export const refused = (note: string): Outcome => ({ exitCode: 1, note })

export const noAccount = () => refused('There is no account with this email address.')
