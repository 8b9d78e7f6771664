import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApiDocument } from '#domain/routes/openApi'
import { checkout } from '../base/checkout'

/** `npm run openapi`: writes openapi.json, what a running copy serves at /api/openapi.json, into the checkout. */
export function writeOpenApi(): Promise<number> {
  const file = join(checkout.root, 'openapi.json')
  writeFileSync(file, `${JSON.stringify(openApiDocument(), null, 1)}\n`)
  console.log(`Escrito: ${file}`)
  return Promise.resolve(0)
}
