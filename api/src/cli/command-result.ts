/** Result of a command: `data` for standard output, `note` for the operator on standard error. */
export interface CommandResult {
  exitCode: 0 | 1 | 2
  data?: string
  note?: string
}

export const failure = (note: string): CommandResult => ({ exitCode: 1, note })

export const accountNotFound = () => failure('There is no account with this email address.')
