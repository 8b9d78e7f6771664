import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Texts that the specification quotes with these words; they stay letter by letter (R1, R67). */
const QUOTED = [
  "sellers: 'Vendedores'",
  'Falha ao carregar vendedores',
  'Falha ao carregar vendedor',
  'Vendedor nao encontrado.',
  'Vendedor invalido',
  'Erro ao atualizar status do vendedor',
  'Vendedor reativado',
  'Vendedor desativado',
  'Nenhum vendedor corresponde aos filtros atuais.',
]

/** A person is a 'produtor' (R67), a saved view 'filtros salvos', a handle the 'endereço na loja'. */
const WORDS = /[Vv]endedor|(?<!\p{L})[Vv]is(?:ão|ões)(?!\p{L})|'Handle\b/u

/** Lines of these files with such words, as 'file:line'. */
export const otherPeopleWords = (root: string, files: readonly string[]): string[] =>
  files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        WORDS.test(QUOTED.reduce((rest, quoted) => rest.replaceAll(quoted, ''), line))
          ? [`${file}:${at + 1}`]
          : [],
      ),
  )
