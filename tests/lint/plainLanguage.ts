import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Words that once filled comments and test titles here, where the field has plainer ones. */
const WORDS = /\b(?:whoever|anew|harmless)\b|\sstands\s/i

/** Lines of these files with such a word, as 'file:line'. */
export const poeticLines = (root: string, files: readonly string[]): string[] =>
  files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (WORDS.test(line) ? [`${file}:${at + 1}`] : [])),
  )
