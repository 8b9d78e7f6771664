/** A problem the person at the terminal can act on: its message is shown as it is (Portuguese), without a stack. */
export class CliError extends Error {
  override readonly name = 'CliError'

  constructor(
    message: string,
    readonly exitStatus = 1,
  ) {
    super(message)
  }
}
