/** One line of the table that the command prints. */
export interface Line {
  /** What was done. */
  what: string
  /** What was found. */
  found: string
  ok: boolean
}

/** The table in Markdown, as docs/cluster.md carries it. */
export function printLines(title: string, lines: readonly Line[]): void {
  console.log(`\n## ${title}\n\n| | | |\n|---|---|---|`)
  for (const { what, found, ok } of lines)
    console.log(`| ${what} | ${found} | ${ok ? 'ok' : '**FAILED**'} |`)
}
