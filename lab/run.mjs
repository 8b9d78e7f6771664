#!/usr/bin/env node
// The one door to the lab: `node lab/run.mjs bench | bench:web | screens | crash | cluster | fuzz | mutants | requirements`.
import { prepareCheckout } from '../ops/build/install/prepareCheckout.mjs'

const [command = '', ...args] = process.argv.slice(2)
await prepareCheckout({ withTests: true })
const { main } = await import('../ops/main.ts')
const { labCommands } = await import('./labCommands.ts')
await main(command, args, labCommands)
