import { randomBytes } from 'node:crypto'
import { chargeCode } from '#domain/money/pixCode'
import {
  fromBankAmount,
  isTxid,
  toBankAmount,
  type Cob,
  type CobSolicitada,
  type Devolucao,
  type DevolucaoSolicitada,
  type Pix,
} from '#domain/pix/bankApi'
import { BankProblem } from './BankProblem'
import { keepBankState, readBankState, type BankState } from './bankState'
import { NO_FAULTS, type Faults } from './faults'

const RECEIVER = { name: 'Winex demonstracao', city: 'SAO PAULO' }
/** 90 days since the payment (openapi.yaml, PixDevolucaoInvalida). */
const REFUND_WINDOW_MS = 90 * 86_400_000
/** No bank has this number. */
const ISPB = '99999999'

export interface DemoBankOptions {
  /** Of the one account. */
  key: string
  /** The state's file; without one it is forgotten. */
  file?: string | undefined
  /** How long a refund is under way. */
  refundMs: number
  /** Told of a payment with a txid, and again when one of its refunds ends. */
  onPix: (pix: Pix) => void
}

/** The books of a bank with one account: what the API and the page do, without HTTP. Amounts are integer cents. */
export class DemoBank {
  readonly faults: Faults = { ...NO_FAULTS }
  readonly #state: BankState

  constructor(readonly options: DemoBankOptions) {
    this.#state = readBankState(options.file)
  }

  get state(): Readonly<BankState> {
    return this.#state
  }

  /** The bank's clock, in ms. */
  now(): number {
    return Date.now() + this.faults.clockSkewSeconds * 1_000
  }

  putCharge(txid: string, asked: CobSolicitada): Cob {
    if (!isTxid(txid)) throw invalidCharge('txid', 'O txid não respeita o schema.')
    if (asked.chave !== this.options.key)
      throw invalidCharge('cob.chave', 'A chave não pertence a este usuário recebedor.')
    const known = this.#state.charges.find((charge) => charge.txid === txid)
    if (known && known.status !== 'ATIVA')
      throw invalidCharge('cob.status', 'A cobrança já existe e não está ATIVA.')
    const location = known?.location ?? `pix.demonstracao.invalid/qr/v2/${randomHex(16)}`
    const charge: Cob = {
      ...asked,
      calendario: {
        criacao: known?.calendario.criacao ?? this.#moment(),
        expiracao: asked.calendario.expiracao,
      },
      txid,
      revisao: known?.revisao ?? 0,
      location,
      status: 'ATIVA',
      pixCopiaECola: chargeCode({
        location,
        cents: fromBankAmount(asked.valor.original),
        ...RECEIVER,
      }),
    }
    if (known) {
      if (JSON.stringify(known) !== JSON.stringify(charge)) charge.revisao += 1
      Object.assign(known, charge)
    } else this.#state.charges.push(charge)
    this.#keep()
    return this.readCharge(txid)
  }

  /** @throws BankProblem 404 */
  readCharge(txid: string): Cob {
    const charge = this.#charge(txid)
    const pix = this.#state.pix.filter((payment) => payment.txid === txid)
    const original = toBankAmount(
      fromBankAmount(charge.valor.original) + (this.faults.wrongAmount ? 1 : 0),
    )
    return { ...charge, valor: { original }, ...(pix.length > 0 ? { pix: pix.map(shown) } : {}) }
  }

  removeCharge(txid: string): Cob {
    const charge = this.#charge(txid)
    if (charge.status !== 'ATIVA') throw invalidCharge('cob.status', 'A cobrança não está ATIVA.')
    charge.status = 'REMOVIDA_PELO_USUARIO_RECEBEDOR'
    charge.revisao += 1
    this.#keep()
    return this.readCharge(txid)
  }

  readPix(endToEndId: string): Pix {
    return shown(this.#payment(endToEndId))
  }

  /** Both ends included, oldest first. */
  listPix(from: Date, to: Date): Pix[] {
    return this.#state.pix
      .filter(({ horario }) => new Date(horario) >= from && new Date(horario) <= to)
      .toSorted((a, b) => a.horario.localeCompare(b.horario))
      .map(shown)
  }

  askRefund(endToEndId: string, id: string, { valor }: DevolucaoSolicitada): Devolucao {
    const pix = this.#payment(endToEndId)
    if (pix.devolucoes.some((refund) => refund.id === id))
      throw invalidRefund('O id já foi utilizado por outra devolução deste Pix.')
    if (this.now() - Date.parse(pix.horario) > REFUND_WINDOW_MS)
      throw invalidRefund('Passaram mais de 90 dias desde a liquidação do Pix.')
    if (
      fromBankAmount(valor) === 0 ||
      givenBack(pix) + fromBankAmount(valor) > fromBankAmount(pix.valor)
    )
      throw invalidRefund('A devolução é zero ou, com as anteriores, excede o valor do Pix.')
    const refund: Devolucao = {
      id,
      rtrId: `D${ISPB}${this.#compactMoment()}${randomHex(6).slice(0, 11)}`,
      valor,
      horario: { solicitacao: this.#moment() },
      status: 'EM_PROCESSAMENTO',
    }
    pix.devolucoes.push(refund)
    const endsAt = Date.now() + this.options.refundMs
    const isRefused = this.faults.refuseRefund
    this.#state.pendingRefunds.push({ endToEndId, id, endsAt, isRefused })
    this.#keep()
    return { ...refund }
  }

  readRefund(endToEndId: string, id: string): Devolucao {
    const refund = this.#payment(endToEndId).devolucoes.find((one) => one.id === id)
    if (refund) return { ...refund }
    throw new BankProblem(404, 'PixDevolucaoNaoEncontrada', 'Devolução não encontrada.')
  }

  /** Ends a refund that is under way, as the page's buttons do. */
  endRefund(endToEndId: string, id: string, isRefused: boolean): void {
    const pix = this.#payment(endToEndId)
    const refund = pix.devolucoes.find((one) => one.id === id)
    if (refund?.status !== 'EM_PROCESSAMENTO') return
    refund.status = isRefused ? 'NAO_REALIZADO' : 'DEVOLVIDO'
    if (isRefused) refund.motivo = 'Recusada no banco de demonstração'
    refund.horario = { ...refund.horario, liquidacao: this.#moment() }
    this.#state.pendingRefunds = this.#state.pendingRefunds.filter(
      (pending) => pending.endToEndId !== endToEndId || pending.id !== id,
    )
    this.#keep()
    if (pix.txid !== undefined) this.options.onPix(shown(pix))
  }

  /** The bank gives the rest of a payment back by itself, as where a fraud is suspected. */
  takeBack(endToEndId: string): void {
    const pix = this.#payment(endToEndId)
    const rest = fromBankAmount(pix.valor) - givenBack(pix)
    if (rest <= 0) throw invalidRefund('Deste Pix já foi tudo devolvido.')
    pix.devolucoes.push({
      id: `MED${randomHex(8)}`,
      valor: toBankAmount(rest),
      horario: { solicitacao: this.#moment(), liquidacao: this.#moment() },
      status: 'DEVOLVIDO',
    })
    this.#keep()
    if (pix.txid !== undefined) this.options.onPix(shown(pix))
  }

  putWebhook(key: string, webhookUrl: string): void {
    if (key !== this.options.key)
      throw new BankProblem(400, 'WebhookOperacaoInvalida', 'A chave não é deste recebedor.')
    this.#state.webhooks[key] = { webhookUrl, criacao: this.#moment() }
    this.#keep()
  }

  readWebhook(key: string): { webhookUrl: string; chave: string; criacao: string } {
    const webhook = this.#state.webhooks[key]
    if (webhook) return { ...webhook, chave: key }
    throw new BankProblem(404, 'WebhookNaoEncontrado', 'Não há webhook para a chave.')
  }

  /**
   * Somebody pays. A charge that is paid already takes a second payment (as from two banks at the same moment).
   * @param txid of a charge, of none, or null for a payment to the key alone
   * @param cents without it, what the charge asks for
   * @throws BankProblem 400 for a charge that can no longer be paid (`payLate` does) or without an amount
   */
  pay(txid: string | null, cents?: number): Pix {
    const charge = this.#state.charges.find((one) => one.txid === txid)
    if (charge && this.#isOver(charge))
      throw invalidCharge('cob.status', 'A cobrança venceu ou foi removida: pague atrasado.')
    return this.#receive(txid, cents ?? (charge ? fromBankAmount(charge.valor.original) : 0))
  }

  /** Pays a charge as soon as it has expired or was removed: now, if it is so already. */
  payLate(txid: string, cents?: number): Pix | undefined {
    const charge = this.#charge(txid)
    const amount = cents ?? fromBankAmount(charge.valor.original)
    if (this.#isOver(charge)) return this.#receive(txid, amount)
    this.#state.latePayments.push({ txid, cents: amount })
    this.#keep()
    return undefined
  }

  /** Lets happen what time brings; to be called often. */
  tick(): void {
    for (const { endToEndId, id, endsAt, isRefused } of this.#state.pendingRefunds)
      if (endsAt <= Date.now()) this.endRefund(endToEndId, id, isRefused)
    for (const late of this.#state.latePayments) {
      if (!this.#isOver(this.#charge(late.txid))) continue
      this.#state.latePayments = this.#state.latePayments.filter((one) => one !== late)
      this.#receive(late.txid, late.cents)
    }
  }

  #receive(txid: string | null, cents: number): Pix {
    if (cents <= 0) throw invalidCharge('valor', 'Diga o valor: não há cobrança com este txid.')
    const pix = {
      endToEndId: `E${ISPB}${this.#compactMoment()}${randomHex(6).slice(0, 11)}`,
      ...(txid === null ? {} : { txid }),
      valor: toBankAmount(cents),
      chave: this.options.key,
      horario: this.#moment(),
      devolucoes: [],
    }
    this.#state.pix.push(pix)
    const charge = this.#state.charges.find((one) => one.txid === txid)
    if (charge?.status === 'ATIVA') charge.status = 'CONCLUIDA'
    this.#keep()
    if (txid !== null) this.options.onPix(shown(pix))
    return shown(pix)
  }

  #isOver({ status, calendario }: Omit<Cob, 'pix'>): boolean {
    const end = Date.parse(calendario.criacao) + calendario.expiracao * 1_000
    return status.startsWith('REMOVIDA') || end <= this.now()
  }

  #charge(txid: string): Omit<Cob, 'pix'> {
    const charge = this.#state.charges.find((one) => one.txid === txid)
    if (charge) return charge
    throw new BankProblem(404, 'CobNaoEncontrado', 'Cobrança não encontrada para o txid informado.')
  }

  #payment(endToEndId: string): BankState['pix'][number] {
    const pix = this.#state.pix.find((one) => one.endToEndId === endToEndId)
    if (pix) return pix
    throw new BankProblem(404, 'PixNaoEncontrado', 'Pix não encontrado para o e2eid informado.')
  }

  #moment(): string {
    return new Date(this.now()).toISOString()
  }

  /** yyyyMMddHHmm in UTC, as in an end-to-end id. */
  #compactMoment(): string {
    return this.#moment().replace(/\D/g, '').slice(0, 12)
  }

  #keep(): void {
    keepBankState(this.options.file, this.#state)
  }
}

const randomHex = (bytes: number): string => randomBytes(bytes).toString('hex')

/** Cents that went back of a payment, or are on their way. */
const givenBack = ({ devolucoes }: BankState['pix'][number]): number =>
  devolucoes
    .filter(({ status }) => status !== 'NAO_REALIZADO')
    .reduce((sum, refund) => sum + fromBankAmount(refund.valor), 0)

const shown = ({ devolucoes, ...pix }: BankState['pix'][number]): Pix =>
  devolucoes.length > 0 ? { ...pix, devolucoes: devolucoes.map((one) => ({ ...one })) } : pix

const invalidCharge = (propriedade: string, razao: string): BankProblem =>
  new BankProblem(400, 'CobOperacaoInvalida', razao, [{ propriedade, razao }])

const invalidRefund = (razao: string): BankProblem =>
  new BankProblem(400, 'PixDevolucaoInvalida', razao, [{ propriedade: 'devolucao', razao }])
