import { readFileSync } from 'node:fs'
import type { DemoWine } from './demoTypes'

/** Every wine of the demonstration, seller by seller; the tests hold each against the sheet of the product. */
export const WINES = JSON.parse(
  readFileSync(new URL('wines.json', import.meta.url), 'utf8'),
) as readonly DemoWine[]
