import { randomBytes, scrypt } from 'node:crypto'
import { env } from '../../env'

/** Does the work of checking a password, for an e-mail that nobody has: the clock must not tell (R18). */
export async function spendHashTime(password: string): Promise<void> {
  const cost = 2 ** env.WINEX_SCRYPT_LOG_N
  await new Promise<void>((resolve, reject) => {
    scrypt(
      password,
      randomBytes(32),
      64,
      { N: cost, r: 8, p: 1, maxmem: cost * 8 * 256 },
      (error) => {
        if (error) reject(error)
        else resolve()
      },
    )
  })
}
