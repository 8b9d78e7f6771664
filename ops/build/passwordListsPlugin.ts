import type { Plugin } from 'vite'
import * as lists from '../../domain/account/passwordLists'

const MODULE = /[\\/]domain[\\/]account[\\/]passwordLists\.ts$/

/** The packages deliver their lists whole; the browser gets only what `domain/account/passwordLists` takes of them. */
export const passwordListsPlugin = (): Plugin => {
  let replaced = false
  return {
    name: 'winex:password-lists',
    apply: 'build',
    load(id) {
      if (!MODULE.test(id)) return null
      replaced = true
      return Object.entries(lists)
        .map(
          ([name, list]) =>
            `export const ${name} = ${JSON.stringify(list.join('\n'))}.split('\\n')`,
        )
        .join('\n')
    },
    // A module that was moved would otherwise pass unnoticed, with all of the lists in the bundle.
    generateBundle() {
      if (!replaced) this.error(`No module of this build matches ${String(MODULE)}.`)
    },
  }
}
