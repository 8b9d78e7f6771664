import type { PayoutResults } from '#domain/money/payoutWire'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { desk, dialog, lost, openDesk, press } from './desk'

afterEach(() => vi.unstubAllGlobals())

const csv = (rows: number) =>
  new File(
    [
      'identificador;pix;data\r\n\r\n',
      ...Array.from(
        { length: rows },
        (_one, at) => `WX${String(at).padStart(7, '0')};E1;01/05/2026\r\n`,
      ),
    ],
    'banco.csv',
    { type: 'text/csv' },
  )

type Outcome = PayoutResults['rows'][number]['outcome']

/** What the server answers to a part: it knows only the lines of what it was sent. */
function answerTo(content: string, outcomeOf: (txid: string) => Outcome) {
  const rows = content.split('\n').flatMap((text, at) => {
    const [txid = ''] = text.split(';')
    const outcome = outcomeOf(txid)
    return at === 0 ? [] : [{ line: at + 1, txid, outcome, message: `É ${outcome}.` }]
  })
  return { status: 200, body: { paid: 0, refused: 0, rows } }
}

const contentOf = (body: unknown) => (body as { content: string }).content

async function choose(file: File) {
  await press('Importar resultado do banco')
  await userEvent.upload((await dialog()).getByLabelText('Escolher arquivo'), file)
}

test('a large file goes in parts with their progress, and its lines are those of the file', async () => {
  let goOn = () => undefined as void
  const requests = desk({
    post: async ({ body }) => {
      const content = contentOf(body)
      if (content.includes('WX0000250;'))
        await new Promise<void>((resolve) => {
          goOn = resolve
        })
      return answerTo(content, (txid) =>
        txid === 'WX0000003' ? 'refused' : txid === 'WX0000004' ? 'known' : 'paid',
      )
    },
  })
  openDesk('/admin/made-payouts')
  await choose(csv(1_001))
  const form = await dialog()
  expect(await form.findByText('250 de 1.001 linhas')).toBeVisible()
  expect(form.getByRole('progressbar', { name: 'Importando...' })).toHaveAttribute(
    'aria-valuenow',
    '25',
  )
  expect(form.getByRole('button', { name: 'Fechar' })).toBeDisabled()
  goOn()
  expect(await form.findByText('999 pagos, 1 já constava, 1 recusado')).toBeVisible()
  await waitFor(() => expect(form.getByRole('button', { name: 'Fechar' })).toBeEnabled())
  const lines = form.getAllByRole('listitem').map(({ textContent: text }) => text)
  // the file begins with its head and an empty line; what was refused comes first
  expect(lines.slice(0, 3)).toEqual([
    'Linha 6 (WX0000003): É refused.',
    'Linha 3 (WX0000000): É paid.',
    'Linha 4 (WX0000001): É paid.',
  ])
  expect(lines.at(-1)).toBe('Linha 1003 (WX0001000): É paid.')
  const sent = requests.filter(({ method }) => method === 'POST')
  expect(sent.map(({ body }) => contentOf(body).split('\n').length - 1)).toEqual([
    250, 250, 250, 250, 1,
  ])
})

test('what came of the earlier parts stays when a later one fails, and only the rest is sent again', async () => {
  let isLost = true
  const requests = desk({
    post: ({ body }) => {
      const content = contentOf(body)
      return isLost && content.includes('WX0000250;') ? lost() : answerTo(content, () => 'paid')
    },
  })
  openDesk('/admin/made-payouts')
  await choose(csv(251))
  const form = await dialog()
  expect(await form.findByRole('alert')).toHaveTextContent(
    'As linhas seguintes não foram importadas. Sem conexão com o servidor. Verifique a internet e tente de novo.',
  )
  expect(form.getByText('250 pagos')).toBeVisible()
  isLost = false
  await press('Tentar de novo o resto')
  expect(await form.findByText('251 pagos')).toBeVisible()
  expect(form.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Tentar de novo o resto' })).toBeNull()
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(3)
})

test('a file that the server refuses says so in the dialog; one row is spoken of as one', async () => {
  desk({
    post: ({ body }) => {
      const content = contentOf(body)
      return content.includes('WX')
        ? answerTo(content, () => 'paid')
        : { status: 400, body: { message: 'O arquivo não tem linhas.' } }
    },
  })
  openDesk('/admin/made-payouts')
  await choose(new File(['identificador;pix;data'], 'vazio.csv', { type: 'text/csv' }))
  const form = await dialog()
  expect(await form.findByRole('alert')).toHaveTextContent(
    'Não foi possível importar o arquivo. O arquivo não tem linhas.',
  )
  await userEvent.upload(form.getByLabelText('Escolher arquivo'), csv(1))
  expect(await form.findByText('1 pago')).toBeVisible()
  expect(form.queryByRole('alert')).toBeNull()
})
