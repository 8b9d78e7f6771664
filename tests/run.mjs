#!/usr/bin/env node
// The one door to the tests: `node tests/run.mjs test | test:node`.
import { prepareCheckout } from '../ops/build/install/prepareCheckout.mjs'

const [command = 'test', ...args] = process.argv.slice(2)
await prepareCheckout({ withTests: true })
const { main } = await import('../ops/main.ts')
const { testCommands } = await import('./run/testCommands.ts')
await main(command, args, testCommands)
