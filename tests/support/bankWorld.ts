import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import type { Bank, BankCall, BankConfig } from '../../backend/src/pix/bank/bank'
import { BankError } from '../../backend/src/pix/bank/BankError'
import { openBank } from '../../backend/src/pix/bank/openBank'
import type { BankExchange } from '../../ops/bank/serveBankApi'
import {
  DEMO_ACCOUNT,
  startBank,
  type RunningBank,
  type StartBankOptions,
} from '../../ops/bank/startBank'
import { exchangeProblems } from './pixDescription'

export interface BankWorld {
  stand: RunningBank
  client: Bank
  /** Every call that the stand-in answered, e.g. 'PUT /cob/:txid 201'. */
  calls: string[]
  /** What the client told its metrics. */
  counted: BankCall[]
  /** Another client of the same bank. */
  connect: (config?: Partial<BankConfig>) => Bank
  /** Ends it; every exchange was as described. */
  end: () => Promise<void>
}

/** The stand-in and a client of it, in this process. */
export async function openBankWorld(
  options: Partial<StartBankOptions> = {},
  config: Partial<BankConfig> = {},
): Promise<BankWorld> {
  const calls: string[] = []
  const counted: BankCall[] = []
  const problems: string[] = []
  const stand = await startBank({
    port: 0,
    refundMs: 60_000,
    ...options,
    onExchange: (exchange: BankExchange) => {
      calls.push(`${exchange.method} ${exchange.route} ${exchange.status}`)
      problems.push(...exchangeProblems(exchange))
    },
  })
  const connect = (other: Partial<BankConfig> = {}) =>
    openBank({
      url: stand.url,
      tokenUrl: stand.tokenUrl,
      ...DEMO_ACCOUNT,
      onCall: (call) => counted.push(call),
      ...config,
      ...other,
    })
  return {
    stand,
    client: connect(),
    calls,
    counted,
    connect,
    end: async () => {
      await stand.close()
      expect(problems).toEqual([])
    },
  }
}

export const newTxid = (): string => randomBytes(16).toString('hex')

/** The failure of a call, which must be a BankError. */
export async function bankError(call: Promise<unknown>): Promise<BankError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof BankError)) throw new Error('not a BankError', { cause: error })
  return error
}

export const CHARGE = { amountCents: 12_990, seconds: 1_800, text: 'Pedido 17' }
