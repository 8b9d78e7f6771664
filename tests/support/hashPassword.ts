import { createRequire } from 'node:module'

// A CommonJS class without named exports, which its types do not say: `import` finds `kdf` in Vite and not in Node.
const { kdf } = createRequire(import.meta.url)('scrypt-kdf') as typeof import('scrypt-kdf')

/** A password as the engine keeps it, at a cost that lets a test make hundreds. */
export const hashPassword = async (password: string): Promise<string> =>
  (await kdf(password, { logN: 10, r: 8, p: 1 })).toString('base64')
