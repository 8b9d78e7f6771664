import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const REQUIREMENTS = 'docs/requirements.md'

/** A comment before a test or a group of tests: the lines of the specification that it holds. */
const TAG = /^[ \t]*\/\/ spec (\d+(?:, \d+)*)\n\s*(?:it|test|describe)(\.each)?\b/gm
const NAME = /\(\s*(['"`])((?:\\.|(?!\1)[^\\])+)\1/
/** Of a table of cases the name follows it. */
const NAME_OF_EACH = /\)\(\s*(['"`])((?:\\.|(?!\1)[^\\])+)\1/
const ROW = /^\| (\d+) \| (.+?) \|/

/**
 * The table of requirements as the tags in the tests say it; the rows themselves, line and words of the specification, are
 * those of the document.
 *
 * @throws Error for a tag of a line that the document does not list
 */
export function requirementsTable(root: string): string {
  const document = readFileSync(join(root, REQUIREMENTS), 'utf8')
  const held = taggedTests(root)
  const lines = document.split('\n').map((text) => {
    const [, line = '', words = ''] = ROW.exec(text) ?? []
    if (line === '') return text
    const tests = held.get(line) ?? []
    held.delete(line)
    return `| ${line} | ${words} | ${tests.sort().join('<br>') || '–'} |`
  })
  if (held.size > 0)
    throw new Error(`no such line of the specification: ${[...held.keys()].join(', ')}`)
  return lines.join('\n')
}

/** Names of tests by the line that they hold. */
function taggedTests(root: string): Map<string, string[]> {
  const held = new Map<string, string[]>()
  for (const file of readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.test\.tsx?$/.test(file)) continue
    const name = file.replaceAll('\\', '/').replace(/\.test\.tsx?$/, '')
    const source = readFileSync(join(root, 'tests', file), 'utf8')
    for (const { 0: found, 1: lines = '', 2: isEach, index } of source.matchAll(TAG)) {
      const rest = source.slice(index + found.length)
      const title = (isEach ? NAME_OF_EACH : NAME).exec(rest)?.[2] ?? ''
      for (const line of lines.split(', '))
        held.set(line, [...(held.get(line) ?? []), `${name}: ${title.replaceAll('|', '/')}`])
    }
  }
  return held
}
