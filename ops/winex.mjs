#!/usr/bin/env node
// The one door to winex: `node ops/winex.mjs start | dev | reset | staff | test | build | gateway | engine`.
// Plain JavaScript without dependencies, because it runs before anything is installed.
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkNodeVersion } from './install/checkNodeVersion.mjs'
import { installWhenNeeded } from './install/installWhenNeeded.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const [command = 'start', ...args] = process.argv.slice(2)

const problem = checkNodeVersion(process.versions.node)
if (problem) {
  console.error(problem)
  process.exit(1)
}

// Everything below is relative to this checkout, wherever the command was typed.
process.chdir(root)
const installed = await installWhenNeeded(root, {
  withTests: ['test', 'crash', 'fuzz', 'mutants'].includes(command),
})
if (installed !== 0) process.exit(installed)

// TypeScript runs in this same process: one process fewer between the terminal's signals and the children.
const { register } = await import('tsx/esm/api')
register({ tsconfig: resolve(root, 'tsconfig.json') })
const { main } = await import('./main.ts')
await main(command, args)
