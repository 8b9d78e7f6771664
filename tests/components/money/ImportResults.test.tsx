import type { PayoutResults } from '#domain/money/payoutWire'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { cnabReturn } from '../../support/cnab'
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
  // a click beside it drops neither what came of the rows nor the rest
  await userEvent.click(document.querySelector('.MuiDialog-container') as HTMLElement)
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

test('a CNAB 240 return file goes in parts that are return files, and one that is not whole goes nowhere', async () => {
  const requests = desk({
    post: ({ body }) => {
      const rows = contentOf(body)
        .split('\n')
        .flatMap((text, at) =>
          text[13] === 'A'
            ? [{ line: at + 1, txid: text.slice(73, 82), outcome: 'paid', message: 'Pago.' }]
            : [],
        )
      if (rows[0]) Object.assign(rows[0], { outcome: 'failed', message: 'Não realizado.' })
      if (rows[1]) Object.assign(rows[1], { outcome: 'waiting', message: 'Ainda não.' })
      return { status: 200, body: { paid: 0, failed: 0, refused: 0, rows } }
    },
  })
  openDesk('/admin/made-payouts')
  const content = cnabReturn(
    Array.from({ length: 260 }, (_one, at) => ({
      txid: `WX${String(at).padStart(7, '0')}`,
      cents: 100,
    })),
  )
  const fileOf = (text: string) => new File([text], 'PG251126.RET')
  await choose(fileOf(content.slice(0, 50_000)))
  const form = await dialog()
  expect(await form.findByRole('alert')).toHaveTextContent(
    'Não foi possível importar o arquivo. Linha 207: o registro tem 148 caracteres. No arquivo CNAB 240 todos têm 240.',
  )
  expect(form.queryByRole('button', { name: 'Tentar de novo o resto' })).toBeNull()
  const posts = () => requests.filter(({ method }) => method === 'POST')
  expect(posts()).toEqual([])

  await userEvent.upload(form.getByLabelText('Escolher arquivo'), fileOf(content))
  expect(await form.findByText('256 pagos, 2 não realizados, 2 ainda sem resultado')).toBeVisible()
  expect(form.queryByRole('alert')).toBeNull()
  expect(posts()).toHaveLength(2)
  const lines = form.getAllByRole('listitem').map(({ textContent: text }) => text)
  expect(lines.at(-1)).toBe('Linha 521 (WX0000259): Pago.')
})

test('a pasted result is read like a file, and what was not paid says whose it is and what to do', async () => {
  const requests = desk({
    post: () => ({
      body: {
        paid: 1,
        failed: 1,
        refused: 0,
        rows: [
          { line: 2, txid: 'WX0000012', outcome: 'paid', message: 'Pago.', failure: null },
          {
            line: 3,
            txid: 'WX0000013',
            outcome: 'failed',
            message: 'Não realizado: Chave não cadastrada.',
            failure: {
              seller: { id: 'sel_1', name: 'Casa Lima' },
              amount: 12_982,
              advice: 'Peça ao produtor que confira a chave PIX.',
            },
          },
        ],
      },
    }),
  })
  openDesk('/admin/made-payouts')
  await press('Importar resultado do banco')
  const form = await dialog()
  expect(form.getByRole('button', { name: 'Ler resultado' })).toBeDisabled()
  await userEvent.click(form.getByRole('textbox', { name: 'Resultado do banco' }))
  await userEvent.paste('txid\tpix\tdata\tmotivo\nWX0000012\tE1\t01/05/2026\nWX0000013\t\t\tChave')
  await userEvent.click(form.getByRole('button', { name: 'Ler resultado' }))
  expect(await form.findByText('1 pago, 1 não realizado')).toBeVisible()
  expect(form.getByRole('heading', { name: 'Não realizados: o que fazer' })).toBeVisible()
  expect(form.getAllByRole('listitem').map(({ textContent: text }) => text)).toEqual([
    'Casa Lima, R$ 129,82: Não realizado: Chave não cadastrada. Peça ao produtor que confira a chave PIX.',
    'Linha 2 (WX0000012): Pago.',
  ])
  expect(form.getByRole('link', { name: 'Casa Lima' })).toHaveAttribute(
    'href',
    '/admin/sellers/sel_1?parte=financeiro',
  )
  const [sent] = requests.filter(({ method }) => method === 'POST')
  expect(contentOf(sent?.body)).toBe(
    'txid;end-to-end;data;motivo\nWX0000012\tE1\t01/05/2026\nWX0000013\t\t\tChave',
  )
})

test.each([
  ['Excel', (text: string) => Buffer.from(text, 'latin1')],
  ['a program that writes UTF-8', (text: string) => Buffer.from(`\ufeff${text}`)],
])('the accents of a file of %s are those that its bank wrote', async (_what, bytes) => {
  const requests = desk({ post: ({ body }) => answerTo(contentOf(body), () => 'waiting') })
  openDesk('/admin/made-payouts')
  const rows = 'WX0000012;;;Em análise\nWX0000013;;;Transferência agendada'
  await choose(
    new File([new Uint8Array(bytes(`txid;end-to-end;data;motivo\n${rows}`))], 'banco.csv'),
  )
  expect(await (await dialog()).findByText('2 ainda sem resultado')).toBeVisible()
  const [sent] = requests.filter(({ method }) => method === 'POST')
  expect(contentOf(sent?.body)).toBe(`txid;end-to-end;data;motivo\n${rows}`)
})

test('a file dropped on the field is read; one larger than 5 MB is not', async () => {
  const requests = desk({ post: ({ body }) => answerTo(contentOf(body), () => 'paid') })
  openDesk('/admin/made-payouts')
  await press('Importar resultado do banco')
  const form = await dialog()
  const field = form.getByRole('textbox', { name: 'Resultado do banco' })
  fireEvent.drop(field, { dataTransfer: { files: [new File(['x'.repeat(5_000_001)], 'a.csv')] } })
  expect(await form.findByRole('alert')).toHaveTextContent(
    'Não foi possível importar o arquivo. O resultado tem mais de 5 MB. Divida-o em partes.',
  )
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
  fireEvent.drop(field, { dataTransfer: { files: [csv(1)] } })
  expect(await form.findByText('1 pago')).toBeVisible()
})
