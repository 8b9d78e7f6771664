import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApiDocument } from '#domain/routes/openApi'
import { checkout } from '../base/checkout'

/** `npm run openapi`: writes docs/openapi.json, which shows in a review what a change does to the interface. */
export function writeOpenApi(): Promise<number> {
  const file = join(checkout.root, 'docs/openapi.json')
  writeFileSync(file, `${JSON.stringify(openApiDocument(), null, 1)}\n`)
  console.log(`Escrito: ${file}`)
  return Promise.resolve(0)
}
