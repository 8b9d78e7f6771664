import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Documents may leave out these beginnings, and the endings of files. */
const ROOTS = ['', 'backend/src', 'tests']
const ENDINGS = ['', '.ts', '.tsx', '.test.ts', '.full.test.ts', '.test.tsx']
const PATH = /`((?:[\w.-]+\/)+[\w.*{},-]*)`/g

/** Made by a build, an install or a start, so not there in a fresh clone. */
const MADE = new Set(['dist', 'node_modules', '.data'])

/** Paths in backticks of these documents that begin with a folder of ours and name nothing, as 'document: path'. */
export function deadPaths(root: string, documents: readonly string[]): string[] {
  const folders = new Set(
    ROOTS.flatMap((part) =>
      existsSync(join(root, part))
        ? readdirSync(join(root, part), { withFileTypes: true })
            .filter((entry) => entry.isDirectory() && !MADE.has(entry.name))
            .map(({ name }) => name)
        : [],
    ),
  )
  return documents.flatMap((document) =>
    [...readFileSync(join(root, document), 'utf8').matchAll(PATH)]
      .map(([, path = '']) => path)
      .filter((path) => folders.has(path.split('/')[0] ?? '') && !exists(root, path))
      .map((path) => `${document}: ${path}`),
  )
}

function exists(root: string, path: string): boolean {
  // of a pattern only its folder is looked up
  const plain = /[*{]/.test(path) ? dirname(path.replace(/[*{].*/, 'x')) : path
  return ROOTS.some((part) =>
    ENDINGS.some((ending) => existsSync(join(root, part, `${plain}${ending}`))),
  )
}
