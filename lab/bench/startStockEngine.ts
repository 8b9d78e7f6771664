import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '../../ops/base/checkout'
import { freePort } from '../../ops/base/freePort'
import { waitForHealth } from './waitForHealth'

/** The engine as it is delivered: no module, no route and no guard of ours. */
const CONFIG = `
const { defineConfig } = require('@medusajs/framework/utils')
const secret = process.env.WINEX_JWT_SECRET
const config = defineConfig({
  admin: { disable: true },
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { connection: { ssl: false }, pool: { min: 2, max: 20 } },
    http: { storeCors: '', adminCors: '', authCors: '', jwtSecret: secret, cookieSecret: secret },
  },
})
config.plugins = (config.plugins || []).filter((one) => (one.resolve || one) !== '@medusajs/draft-order')
module.exports = config
`

const SERVER = `
const express = require('express')
const load = require('@medusajs/medusa/loaders/index').default
const app = express()
load({ directory: process.env.STOCK_FOLDER, expressApp: app }).then(() => app.get('/health', (_, response) => response.json({})).listen(Number(process.env.PORT), '127.0.0.1'))
`

/** Starts the stock engine on the same data, for its own GET /admin/products. */
export async function startStockEngine(
  folder: string,
  databaseUrl: string,
  jwtSecret: string,
): Promise<{ url: string; stop: () => void }> {
  const stock = join(folder, 'stock-engine')
  mkdirSync(join(stock, 'src'), { recursive: true })
  writeFileSync(join(stock, 'medusa-config.js'), CONFIG)
  writeFileSync(join(stock, 'package.json'), JSON.stringify({ name: 'stock', type: 'commonjs' }))
  const port = await freePort()
  const child = spawn(process.execPath, ['-e', SERVER], {
    cwd: checkout.backend,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_PATH: [join(checkout.backend, 'node_modules'), join(checkout.root, 'node_modules')].join(
        ':',
      ),
      MEDUSA_DISABLE_TELEMETRY: '1',
      STOCK_FOLDER: stock,
      DATABASE_URL: databaseUrl,
      WINEX_JWT_SECRET: jwtSecret,
      PORT: String(port),
    },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  await waitForHealth(url, child)
  return { url, stop: () => child.kill('SIGKILL') }
}
