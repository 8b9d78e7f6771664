import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { finish, goodRow, HEADS, importFile, sendFile } from '../imports/sheet'
import { openSeller } from '../../support/openSeller'
import { quickest } from '../../support/quickest'
import { weatherMs } from '../../support/weatherMs'
import { besides } from './besides'

const rows = (count: number, name: string): string =>
  Array.from({ length: count }, (_none, at) => goodRow(`${name} ${at}`)).join('\n')

const HOSTILE: [string, () => string, string][] = [
  [
    '200,000 columns',
    () => `${HEADS}${';x'.repeat(200_000)}\n`,
    'A linha 1 é longa demais. Confira se todas as aspas estão fechadas.',
  ],
  [
    '10 MB of quotation marks',
    () => '"'.repeat(10_000_000),
    'A linha 1 é longa demais. Confira se todas as aspas estão fechadas.',
  ],
  [
    '30 MB of separators',
    () => `${HEADS}\n${';'.repeat(30_000_000)}`,
    'A linha 2 é longa demais. Confira se todas as aspas estão fechadas.',
  ],
  [
    '200 columns and one',
    () => `${HEADS}\n${goodRow('Bom')}${';'.repeat(200)}\n`,
    'A linha 2 tem mais de 200 colunas. Confira as aspas e os separadores.',
  ],
  [
    'a quotation mark that never closes',
    () => `${HEADS}\n${goodRow('Bom')}\n"${'aberto\n'.repeat(1_000_000)}`,
    'A linha 3 é longa demais. Confira se todas as aspas estão fechadas.',
  ],
  [
    'a quotation mark that does not close before a near end',
    () => `${HEADS}\n${goodRow('Bom')}\n"aberto\n`,
    'Há aspas que abrem na linha 3 e não fecham.',
  ],
  [
    'a cell of 40,000 letters',
    () => `${HEADS}\n${goodRow('x'.repeat(40_000))}\n`,
    'Uma célula da linha 2 tem mais de 32.767 caracteres. Confira se todas as aspas estão fechadas.',
  ],
  [
    '1 million rows',
    () => `${HEADS}\n${'x\n'.repeat(1_000_000)}`,
    'O arquivo tem mais de 20.000 linhas. Divida-o em arquivos menores.',
  ],
  [
    '1 million empty lines',
    () => `${HEADS}${'\n'.repeat(1_000_000)}`,
    'O arquivo tem mais de 100.000 linhas. Divida-o em arquivos menores.',
  ],
]

describe('a spreadsheet that is no spreadsheet of a person', () => {
  it.each(HOSTILE)(
    'of %s is refused with what is wrong, and nobody else waits',
    async (_name, build, message) => {
      const { token } = await openSeller({ status: 'ACTIVE' })
      const file = Buffer.from(build())
      const result = await besides(() => sendFile(token, file))
      // a busy machine may not come to its end in the time that a file has
      const late = 'A leitura do arquivo demorou demais. Divida-o em arquivos menores.'
      expect(result.status).toBe(400)
      expect([message, late]).toContain(result.body.errors?.file)
    },
  )

  it('with lists of 30,000 spaces is read in a time that grows with its length only', async () => {
    const { token } = await openSeller({ status: 'ACTIVE' })
    const grapes = `${' '.repeat(15_000)}a${' '.repeat(15_000)}b`
    const file = `${HEADS}\n${Array.from({ length: 100 }, (_none, at) => goodRow(`Uva ${at}`).replace(/;[^;]+/, `;${grapes}`)).join('\n')}`
    const read = () =>
      besides(async () => {
        const result = await sendFile(token, file)
        expect(result.body.import).toMatchObject({ total: 100, invalid: 100 })
      })
    expect(await quickest(read)).toBeLessThan(10_000)
  })

  it('sent once more than the engines read at once is refused', async () => {
    const { token } = await openSeller({ status: 'ACTIVE' })
    // in weather the last of them may come a second and a half after the others
    const file = `${HEADS}\n${rows(weatherMs > 0 ? 6_000 : 3_000, 'Junto')}`
    // Each engine reads two of a seller's at once, so of one more at least one finds both taken.
    const most = 2 * Number(process.env.WINEX_TEST_ENGINES ?? 1)
    const sent = Array.from({ length: most + 1 }, () => sendFile(token, file))
    const responses = await Promise.all(sent)
    const read = responses.filter(({ status }) => status === 201)
    expect(read.length).toBeGreaterThanOrEqual(2)
    expect(read.length).toBeLessThanOrEqual(most)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(most + 1 - read.length)
    const refused = responses.find(({ status }) => status === 429)
    expect(refused?.body.message).toBe(
      'Já há pedidos iguais em andamento. Aguarde o fim deles e tente de novo.',
    )
    expect(refused?.headers.get('retry-after')).toBe('5')
  })
})

describe('an import of 1,000 wines', () => {
  it('keeps nobody else waiting', async () => {
    const { token } = await openSeller({ status: 'ACTIVE' })
    const result = await besides(() =>
      importFile(token, `${HEADS}\n${rows(1_000, `Muitos ${randomUUID()}`)}`),
    )
    expect(result).toMatchObject({ status: 'done', imported: 1_000, failed: 0 })
  })

  it("does not wait for the end of another seller's", async () => {
    const [long, short] = await Promise.all([
      openSeller({ status: 'ACTIVE' }),
      openSeller({ status: 'ACTIVE' }),
    ])
    const [first, second] = await Promise.all([
      sendFile(long.token, `${HEADS}\n${rows(1_500, 'Longo')}`),
      sendFile(short.token, `${HEADS}\n${rows(200, 'Curto')}`),
    ])
    const order: string[] = []
    const ends = (name: string, token: string, id: string): Promise<unknown> =>
      finish(token, id).then(() => order.push(name))
    const longer = ends('long', long.token, first.body.import.id)
    await Promise.all([longer, ends('short', short.token, second.body.import.id)])
    expect(order).toEqual(['short', 'long'])
  })
})
