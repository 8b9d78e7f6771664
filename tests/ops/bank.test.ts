import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import fastify, { type FastifyInstance } from 'fastify'
import { chargeCode, crc16 } from '#domain/money/pixCode'
import { isEndToEndId } from '#domain/money/endToEndId'
import type { BankPix, UnreadablePix } from '../../backend/src/pix/bank/bank'
import { openBank } from '../../backend/src/pix/bank/openBank'
import { DEMO_ACCOUNT } from '../../ops/bank/startBank'
import { bankError, CHARGE, newTxid, openBankWorld, type BankWorld } from '../support/bankWorld'
import { COMPARED_WITH } from '../support/pixDescription'

let world: BankWorld
const seen = new Set<string>()

beforeEach(async () => {
  world = await openBankWorld()
})
afterEach(async () => {
  for (const call of world.calls) seen.add(call)
  await world.end()
})

const hourAround = (): [Date, Date] => [
  new Date(Date.now() - 3_600_000),
  new Date(Date.now() + 3_600_000),
]

async function list(from: Date, to: Date): Promise<BankPix[]> {
  const all: BankPix[] = []
  for await (const pix of world.client.listPix(from, to)) if (!('problem' in pix)) all.push(pix)
  return all
}

describe(`the calls of the bank, compared with ${COMPARED_WITH}`, () => {
  it('a charge is put, read and paid; its payment is read and listed', async () => {
    const { client, stand } = world
    const txid = newTxid()
    expect(await client.readCharge(txid)).toBeNull()
    const charge = await client.createCharge(txid, {
      ...CHARGE,
      debtor: { cpf: '52998224725', nome: 'Ana' },
    })
    expect(charge).toMatchObject({
      txid,
      status: 'ATIVA',
      amountCents: 12_990,
      key: DEMO_ACCOUNT.key,
      pix: [],
    })
    expect(charge.expiresAt.getTime() - charge.createdAt.getTime()).toBe(1_800_000)
    expect(charge.copyPaste?.slice(-4)).toBe(crc16(charge.copyPaste?.slice(0, -4) ?? ''))
    expect(await client.readCharge(txid)).toEqual(charge)

    const { endToEndId } = stand.bank.pay(txid)
    expect(isEndToEndId(endToEndId)).toBe(true)
    const paid = await client.readCharge(txid)
    expect(paid).toMatchObject({ status: 'CONCLUIDA', pix: [{ endToEndId, amountCents: 12_990 }] })
    const pix = await client.readPix(endToEndId)
    expect(pix).toMatchObject({ endToEndId, txid, amountCents: 12_990, key: DEMO_ACCOUNT.key })
    expect(await list(...hourAround())).toEqual([pix])
  })

  it('a debtor is named by the new CNPJ with letters too', async () => {
    const debtor = { cnpj: '12ABC34501DE35', nome: 'Adega & Cia' }
    await world.client.createCharge(newTxid(), { ...CHARGE, debtor, text: 'x'.repeat(200) })
    expect(world.stand.bank.state.charges[0]).toMatchObject({ devedor: debtor })
    expect(world.stand.bank.state.charges[0]?.solicitacaoPagador).toHaveLength(140)
  })

  it('a charge is removed; one that was paid meanwhile is told as paid', async () => {
    const { client, stand } = world
    const [open, paid] = [newTxid(), newTxid()]
    for (const txid of [open, paid]) await client.createCharge(txid, CHARGE)
    stand.bank.pay(paid)
    expect((await client.removeCharge(open)).status).toBe('REMOVIDA_PELO_USUARIO_RECEBEDOR')
    expect((await client.removeCharge(open)).status).toBe('REMOVIDA_PELO_USUARIO_RECEBEDOR')
    expect((await client.removeCharge(paid)).status).toBe('CONCLUIDA')
    expect((await bankError(client.removeCharge(newTxid()))).status).toBe(404)
  })

  it('a payment is given back in parts, at most the rest', async () => {
    const { client, stand } = world
    const { endToEndId } = stand.bank.pay(newTxid(), 1_000)
    expect(await client.readRefund(endToEndId, 'a1')).toBeNull()
    expect(await client.refund(endToEndId, 'a1', 400)).toMatchObject({
      id: 'a1',
      state: 'EM_PROCESSAMENTO',
      amountCents: 400,
      settledAt: null,
    })
    stand.bank.endRefund(endToEndId, 'a1', false)
    expect(await client.readRefund(endToEndId, 'a1')).toMatchObject({
      state: 'DEVOLVIDO',
      settledAt: expect.any(Date) as Date,
    })
    const tooMuch = await bankError(client.refund(endToEndId, 'a2', 601))
    expect(tooMuch).toMatchObject({ kind: 'ours', status: 400 })
    expect(tooMuch.problem?.type).toMatch(/PixDevolucaoInvalida$/)
    stand.bank.faults.refuseRefund = true
    await client.refund(endToEndId, 'a2', 600)
    stand.bank.endRefund(endToEndId, 'a2', true)
    expect(await client.readRefund(endToEndId, 'a2')).toMatchObject({
      state: 'NAO_REALIZADO',
      reason: 'Recusada no banco de demonstração',
    })
    // What was not carried out can be asked for again, by another id.
    await client.refund(endToEndId, 'a3', 600)
    expect((await client.readPix(endToEndId))?.refunds.map(({ state }) => state)).toEqual([
      'DEVOLVIDO',
      'NAO_REALIZADO',
      'EM_PROCESSAMENTO',
    ])
    expect((await bankError(client.refund(`E${'0'.repeat(31)}`, 'a1', 1))).status).toBe(404)
  })

  it('a refund after 90 days is ours to have known', async () => {
    const { client, stand } = world
    stand.bank.faults.clockSkewSeconds = -91 * 86_400
    const { endToEndId } = stand.bank.pay(newTxid(), 1_000)
    stand.bank.faults.clockSkewSeconds = 0
    expect((await bankError(client.refund(endToEndId, 'a1', 100))).kind).toBe('ours')
  })

  it('there is no payment of an id that the bank does not know', async () => {
    expect(await world.client.readPix(`E${'0'.repeat(31)}`)).toBeNull()
  })

  it('a list of several pages is read to its end, within its moments', async () => {
    for (let n = 1; n <= 250; n += 1) world.stand.bank.pay(newTxid(), n)
    world.stand.bank.pay(null, 999)
    const all = await list(...hourAround())
    expect(
      all
        .map((pix) => pix.amountCents)
        .sort((a, b) => a - b)
        .at(-1),
    ).toBe(999)
    expect(new Set(all.map((pix) => pix.endToEndId)).size).toBe(251)
    expect(all.filter((pix) => pix.txid === null)).toHaveLength(1)
    const [from] = hourAround()
    expect(await list(from, new Date(from.getTime() + 1_000))).toEqual([])
    expect((await bankError(list(new Date(), from))).problem?.type).toMatch(/PixConsultaInvalida$/)
  })

  it('the webhook is registered and read, with a token of its own', async () => {
    const { client, counted } = world
    expect(await client.readWebhook()).toBeNull()
    await client.putWebhook('http://127.0.0.1:1/webhooks/pix/s')
    expect(await client.readWebhook()).toBe('http://127.0.0.1:1/webhooks/pix/s')
    await client.readCharge(newTxid())
    expect(counted.filter(({ call }) => call === 'token')).toHaveLength(2)
    const other = world.connect({ key: 'outra@exemplo.com.br' })
    expect((await bankError(other.putWebhook('https://a.example/'))).status).toBe(400)
  })

  it('what the bank refuses is ours: another key, a wrong secret, a wrong address', async () => {
    const foreign = await bankError(
      world.connect({ key: 'outra@exemplo.com.br' }).createCharge(newTxid(), CHARGE),
    )
    expect(foreign).toMatchObject({ kind: 'ours', status: 400 })
    expect(foreign.problem?.violacoes?.[0]?.propriedade).toBe('cob.chave')
    const secret = await bankError(world.connect({ clientSecret: 'x' }).readCharge(newTxid()))
    expect(secret).toMatchObject({ kind: 'ours', status: 401 })
    expect(secret.message).not.toContain(DEMO_ACCOUNT.clientSecret)
    // Not 'there is no such charge': nobody of the bank has said so.
    const address = await bankError(
      world.connect({ url: `${world.stand.url}/x` }).readCharge(newTxid()),
    )
    expect(address).toMatchObject({ kind: 'ours', status: 404 })
  })

  it('a token without the scope is refused with 403', async () => {
    const token = await fetch(world.stand.tokenUrl, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from('winex:banco-de-demonstracao').toString('base64')}`,
      },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'pix.read' }),
    })
    const { access_token: bearer } = (await token.json()) as { access_token: string }
    const answer = await fetch(`${world.stand.url}/cob/${newTxid()}`, {
      headers: { authorization: `Bearer ${bearer}` },
    })
    expect(answer.status).toBe(403)
  })

  afterAll(() => {
    // Every call and error that is used was seen, and each was as described.
    expect([...seen].sort()).toEqual(
      expect.arrayContaining([
        'GET /cob/:txid 200',
        'GET /cob/:txid 403',
        'GET /cob/:txid 404',
        'GET /pix 200',
        'GET /pix/:e2eid 200',
        'GET /pix/:e2eid 404',
        'GET /pix/:e2eid/devolucao/:id 200',
        'GET /pix/:e2eid/devolucao/:id 404',
        'GET /webhook/:chave 200',
        'GET /webhook/:chave 404',
        'PATCH /cob/:txid 200',
        'PATCH /cob/:txid 400',
        'PATCH /cob/:txid 404',
        'POST /oauth/token 200',
        'POST /oauth/token 401',
        'PUT /cob/:txid 201',
        'PUT /cob/:txid 400',
        'PUT /pix/:e2eid/devolucao/:id 201',
        'PUT /pix/:e2eid/devolucao/:id 400',
        'PUT /pix/:e2eid/devolucao/:id 404',
        'PUT /webhook/:chave 200',
        'PUT /webhook/:chave 400',
      ]),
    )
  })
})

describe('a bank that answers something else than was asked for', () => {
  let other: FastifyInstance
  let answer: unknown
  let status: number
  const LOCATION = 'pix.banco.example/qr/v2/2353c790eefb11eaadc10242ac120002'
  const refundId = 'a1'
  const endToEndId = 'E99999999202611261200aaaaaaaaaaa'

  beforeEach(async () => {
    status = 200
    other = fastify()
    other.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) =>
      done(null, {}),
    )
    other.post('/token', async () => ({ access_token: 'x', token_type: 'Bearer', expires_in: 60 }))
    other.setNotFoundHandler(async (_request, reply) => reply.code(status).send(answer))
    await other.listen({ host: '127.0.0.1', port: 0 })
  })
  afterEach(() => other.close())

  const connect = () => {
    const url = other.listeningOrigin
    return openBank({ ...DEMO_ACCOUNT, url, tokenUrl: `${url}/token` })
  }
  const cob = (txid: string) => ({
    calendario: { criacao: '2026-11-26T12:00:00Z', expiracao: 1_800 },
    txid,
    revisao: 0,
    location: LOCATION,
    status: 'ATIVA',
    valor: { original: '129.90' },
    chave: DEMO_ACCOUNT.key,
  })
  const devolucao = { id: refundId, valor: '1.00', status: 'EM_PROCESSAMENTO' }

  it.each<[string, (txid: string) => unknown]>([
    ['another amount', (txid) => ({ ...cob(txid), valor: { original: '129.91' } })],
    ['another key', (txid) => ({ ...cob(txid), chave: 'outra@exemplo.com.br' })],
    ['another txid', () => cob(newTxid())],
    ['no amount', (txid) => ({ ...cob(txid), valor: {} })],
    ['neither a code nor an address', (txid) => ({ ...cob(txid), location: undefined })],
    ['an address too long for a code', (txid) => ({ ...cob(txid), location: 'x'.repeat(78) })],
    ['a page of HTML', () => '<html>manutenção</html>'],
    ['nothing', () => ''],
  ])('with %s is wrong, and asked no second time', async (_what, answered) => {
    const txid = newTxid()
    answer = cob(txid)
    expect(await connect().createCharge(txid, CHARGE)).toMatchObject({ amountCents: 12_990 })
    answer = answered(txid)
    expect((await bankError(connect().createCharge(txid, CHARGE))).kind).toBe('theirs')
  })

  it.each([
    { location: LOCATION },
    { location: `https://${LOCATION}` },
    { location: null, loc: { id: 7, location: LOCATION, tipoCob: 'cob' } },
  ])(
    'without the code of a charge, only with its address, is paid all the same: %o',
    async (at) => {
      const txid = newTxid()
      answer = { ...cob(txid), ...at, pixCopiaECola: '' }
      const { copyPaste } = await connect().createCharge(txid, CHARGE)
      expect(copyPaste).toBe(chargeCode({ location: LOCATION, name: 'Winex', city: 'SAO PAULO' }))
    },
  )

  it.each<[string, unknown]>([
    ['another amount', { ...devolucao, valor: '1.01' }],
    ['another id', { ...devolucao, id: 'b2' }],
  ])('with a refund of %s is wrong', async (_what, answered) => {
    answer = devolucao
    expect(await connect().refund(endToEndId, refundId, 100)).toMatchObject({ amountCents: 100 })
    answer = answered
    expect((await bankError(connect().refund(endToEndId, refundId, 100))).kind).toBe('theirs')
  })

  it('with another payment, or a charge that it says to have removed, is wrong', async () => {
    answer = { endToEndId, valor: '1.00', horario: '2026-11-26T12:00:00Z' }
    const asked = 'E99999999202611261200bbbbbbbbbbb'
    expect((await bankError(connect().readPix(asked))).kind).toBe('theirs')
    const txid = newTxid()
    answer = cob(txid)
    expect((await bankError(connect().removeCharge(txid))).kind).toBe('theirs')
  })

  it('with a payment in a list that cannot be read keeps no other out', async () => {
    const pix = { endToEndId, valor: '1.00', horario: '2026-11-26T12:00:00Z' }
    const paginacao = {
      paginaAtual: 0,
      itensPorPagina: 100,
      quantidadeDePaginas: 1,
      quantidadeTotalDeItens: 4,
    }
    answer = {
      parametros: { inicio: pix.horario, fim: pix.horario, paginacao },
      pix: [{ ...pix, valor: '1,00', horario: 'hoje' }, { ...pix, endToEndId: 'curto' }, null, pix],
    }
    const listed: (BankPix | UnreadablePix)[] = []
    for await (const one of connect().listPix(new Date(), new Date())) listed.push(one)
    expect(listed).toEqual([
      { endToEndId, problem: 'valor, horario' },
      { endToEndId: null, problem: 'endToEndId' },
      { endToEndId: null, problem: 'corpo' },
      expect.objectContaining({ endToEndId, amountCents: 100 }),
    ])
  })

  const listOf = (quantidadeDePaginas: number, pix: object[] = []) => ({
    parametros: {
      inicio: '2026-11-26T12:00:00Z',
      fim: '2026-11-26T12:00:00Z',
      paginacao: {
        paginaAtual: 0,
        itensPorPagina: 100,
        quantidadeDePaginas,
        quantidadeTotalDeItens: 201,
      },
    },
    pix,
  })

  it('with an empty page in the middle of a list is wrong', async () => {
    answer = listOf(3)
    const first = connect().listPix(new Date(), new Date()).next()
    expect((await bankError(first)).message).toContain('página vazia')
  })

  it('with a list that has no end is wrong', async () => {
    const pix = { endToEndId, valor: '1.00', horario: '2026-11-26T12:00:00Z' }
    const first = () => connect().listPix(new Date(), new Date()).next()
    answer = listOf(1_000, [pix])
    expect((await first()).value).toMatchObject({ endToEndId })
    answer = listOf(1_001, [pix])
    expect(await bankError(first())).toMatchObject({
      kind: 'theirs',
      message: 'O banco diz que a lista tem 1001 páginas.',
    })
  })

  it('with more words than anybody reads is cut', async () => {
    const words = 'Tente mais tarde. '.repeat(10_000)
    answer = { ...devolucao, status: 'NAO_REALIZADO', motivo: words }
    expect((await connect().readRefund(endToEndId, refundId))?.reason).toBe(words.slice(0, 500))
    const unread = { status: 'DEVOLVIDO' }
    answer = { endToEndId, valor: '1.00', horario: 'hoje', devolucoes: Array(9_000).fill(unread) }
    expect((await bankError(connect().readPix(endToEndId))).message).toHaveLength(500)
    const { parametros } = listOf(1)
    answer = { parametros, pix: [answer] }
    const { value } = await connect().listPix(new Date(), new Date()).next()
    expect(value).toMatchObject({ problem: expect.stringMatching(/^.{500}$/) as string })
    status = 403
    answer = { type: 'x/AcessoNegado', title: 'Acesso negado', status, detail: words }
    const { message, problem } = await bankError(connect().readPix(endToEndId))
    expect(message).toHaveLength(500)
    expect(message).toContain('Tente mais tarde.')
    expect(problem?.title).toBe('Acesso negado')
  })
})
