import type { Plugin } from 'vite'
import * as lists from '../../domain/account/passwordLists'

/** The packages deliver their lists whole; the browser gets only what `domain/account/passwordLists` takes of them. */
export const passwordListsPlugin = (): Plugin => ({
  name: 'winex:password-lists',
  apply: 'build',
  load: (id) =>
    /[\\/]domain[\\/]passwordLists\.ts$/.test(id)
      ? Object.entries(lists)
          .map(
            ([name, list]) =>
              `export const ${name} = ${JSON.stringify(list.join('\n'))}.split('\\n')`,
          )
          .join('\n')
      : null,
})
