import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** The folders that a folder's files import, by folder; paths relative to `root`. */
function folderArrows(root: string): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>()
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const from = dirname(file)
    const targets = arrows.get(from) ?? new Set()
    arrows.set(from, targets)
    for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /(?:from|import) ['"](\.[^'"]+)['"]/g,
    )) {
      const target = relative(root, join(root, from, path))
      const to = files.includes(`${target}.ts`) ? dirname(target) : target
      if (to !== from) targets.add(to)
    }
  }
  return arrows
}

/** Folders below `root` that import each other in a circle, each as the way around it. */
export function folderCircles(root: string): string[] {
  const arrows = folderArrows(root)
  const circles: string[] = []
  const done = new Set<string>()
  const walk = (folder: string, way: string[]): void => {
    if (way.includes(folder)) {
      circles.push([...way.slice(way.indexOf(folder)), folder].join(' → '))
      return
    }
    if (done.has(folder)) return
    for (const next of arrows.get(folder) ?? []) walk(next, [...way, folder])
    done.add(folder)
  }
  for (const folder of arrows.keys()) walk(folder, [])
  return circles
}
