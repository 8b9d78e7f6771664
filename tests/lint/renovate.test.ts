import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))

interface Package {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}
interface Renovate {
  packageRules: { description: string; matchPackageNames: string[] }[]
}

/** Every package that we name, of both workspaces. */
const packages = ['package.json', 'backend/package.json'].flatMap((file) => {
  const { dependencies, devDependencies } = read(file) as Package
  return Object.entries({ ...dependencies, ...devDependencies })
})

it('keeps each package at an exact version, as Renovate is told to', () => {
  expect(packages.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

it('holds back only packages that are there, each with its reason', () => {
  const { packageRules } = read('renovate.json') as Renovate
  const names = packages.map(([name]) => name)
  for (const { description, matchPackageNames } of packageRules) {
    expect(description.length).toBeGreaterThan(10)
    const unknown = matchPackageNames.filter(
      (one) =>
        !names.some((name) =>
          one.endsWith('**') ? name.startsWith(one.slice(0, -2)) : name === one,
        ),
    )
    expect(unknown).toEqual([])
  }
})
