import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What names a path may leave out these beginnings, and the endings of files. */
const ROOTS = ['', 'backend/src', 'tests']
const ENDINGS = ['', '.ts', '.tsx', '.test.ts', '.full.test.ts', '.test.tsx']

/** In a document paths stand in backticks, in a comment often bare. */
const IN_DOCUMENT = /`((?:[\w.-]+\/)+[\w.*{},-]*)`/g
const IN_COMMENT = /(?<![\w./#@-])((?:[\w-]+\/)+[\w-]+(?:\.[\w-]+)*)/g
const COMMENT = /(?:^|(?<=\s))\/\/.*$|\/\*[\s\S]*?\*\//gm
/** A decision by its number. */
const DECISION = /^(docs\/decisions)\/(\d+)$/

/** First folders of earlier versions: what still names one of them is as dead as a file that has moved. */
const FORMER = ['workflows', 'read-models', 'http', 'workers', 'presenters', 'policies']

/** Made by a build, an install or a start, so not there in a fresh clone. */
const MADE = new Set(['dist', 'node_modules', '.data'])

/**
 * Paths in these documents and in the comments of these sources that begin with a folder of ours, of now or of before, and
 * name nothing, as 'file: path'.
 */
export function deadPaths(root: string, files: readonly string[]): string[] {
  const folders = new Set(FORMER)
  for (const part of ROOTS.filter((one) => existsSync(join(root, one))))
    for (const entry of readdirSync(join(root, part), { withFileTypes: true }))
      if (entry.isDirectory() && !MADE.has(entry.name)) folders.add(entry.name)
  return files.flatMap((file) =>
    pathsIn(file, readFileSync(join(root, file), 'utf8'))
      .filter((path) => folders.has(path.split('/')[0] ?? '') && !exists(root, path))
      .map((path) => `${file}: ${path}`),
  )
}

const pathsIn = (file: string, text: string): string[] =>
  file.endsWith('.md')
    ? matchesOf(IN_DOCUMENT, text)
    : [...text.matchAll(COMMENT)].flatMap(([comment]) => matchesOf(IN_COMMENT, comment))

const matchesOf = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, path = '']) => path)

function exists(root: string, path: string): boolean {
  const [, folder, number] = DECISION.exec(path) ?? []
  if (folder) return readdirSync(join(root, folder)).some((name) => name.startsWith(`${number}-`))
  // of a pattern only its folder is looked up
  const plain = /[*{]/.test(path) ? dirname(path.replace(/[*{].*/, 'x')) : path
  return ROOTS.some((part) =>
    ENDINGS.some((ending) => existsSync(join(root, part, `${plain}${ending}`))),
  )
}
