#!/usr/bin/env node
// The one door to winex: `node ops/winex.mjs start | dev | …`; the commands are in main.ts.
import { prepareCheckout } from './build/install/prepareCheckout.mjs'

const [command = 'start', ...args] = process.argv.slice(2)
await prepareCheckout({ withTests: false })
const { main } = await import('./main.ts')
await main(command, args)
