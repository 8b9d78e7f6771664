import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Money is 'reembolso', wine is 'devolução' (R67): money that is said to be 'devolvido', and the accountant's 'estorno'. */
const WORDS =
  /devolv(?:er?|em|eu|ida|ido) (?:o |um )?(?:valor|dinheiro|pagamento|que (?:já )?(?:foi )?pag)|(?:valor|pagamento|frete) (?:foi |já foi )?devolvido|\bestorn(?:o|os|ar|ado)\b/i

/** Lines of these files with such words, as 'file:line'. */
export const mixedMoneyLines = (root: string, files: readonly string[]): string[] =>
  files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (WORDS.test(line) ? [`${file}:${at + 1}`] : [])),
  )
