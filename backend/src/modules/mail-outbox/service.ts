import {
  ContainerRegistrationKeys,
  MedusaService,
  generateEntityId,
} from '@medusajs/framework/utils'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { PAID } from '#domain/orders/orderCapture'
import { isMailStale } from '#domain/outbox/mail'
import { cleanLine } from '#domain/text/plainText'
import { runStatement } from '../../engine/database/runStatement'
import { env } from '../../env'
import { mailFailure, type MailFailure } from './mailFailure'
import MailOutbox from './models/mailOutbox'
import { MAIL_SECRET, openSecret, sealSecret } from './secret'

/** One mail, ready to be sent: text and HTML say the same. */
export interface Mail {
  to: string
  /** The winery that the mail belongs to or speaks of: it goes when the winery's account does. Null for none. */
  sellerId: string | null
  /** The order that the mail is about. */
  orderId?: string | undefined
  template: string
  /** Anybody may have typed the receiver's address: so many of these a day are sent (`WINEX_UNCONFIRMED_MAILS_DAY`). */
  isUnconfirmed?: boolean
  subject: string
  text: string
  html: string
  /** Not sent before so many seconds have passed: what it tells may still be taken back (`withdrawMail`). */
  holdSeconds?: number
  /** Two mails with the same key are one mail. */
  idempotencyKey?: string | undefined
  /** Takes the place of MAIL_SECRET in text and HTML when the mail is sent; kept sealed until then. */
  secret?: string | undefined
}

/** A mail that has been taken from the queue for one attempt. */
export interface DueMail extends Mail {
  id: string
  attempts: number
}

interface StoredMail extends DueMail {
  sealed_secret: string | null
  created_at: Date
}

/** What the log is told of a failure: no address, nothing of the text. */
export interface FailedAttempt {
  id: string
  template: string
  attempts: number
  code: string
  /** Nobody tries again unless staff ask for it. */
  gaveUp: boolean
}

const PAID_LIST = PAID.map((status) => `'${status}'`).join(', ')

/** The delays grow to this; 30 attempts then take about a day. */
const longestDelaySeconds = 3600

/** The queue of outgoing mail: what is in it is sent, sooner or later, at least once. */
export default class MailOutboxModuleService extends MedusaService({ MailOutbox }) {
  private readonly knex: Knex

  constructor(cradle: Record<string, unknown>) {
    // MedusaService reads the cradle from the arguments, its declared constructor takes none.
    super(...([cradle] as unknown as []))
    this.knex = cradle[ContainerRegistrationKeys.PG_CONNECTION] as Knex
  }

  /**
   * Puts a mail into the queue. Returns its id, also when the same key was queued before. One too many to an address that
   * confirmed nothing is kept as discarded: nobody there has paid an order, and of this one nothing was told before.
   *
   * @param connection a transaction, so that the mail goes out if and only if that transaction commits
   */
  async enqueue(mail: Mail, connection: Knex = this.knex): Promise<string> {
    const id = generateEntityId(undefined, 'mail')
    const key = mail.idempotencyKey ?? null
    const [inserted] = await runStatement<{ id: string }>(
      connection,
      `insert into mail_outbox (id, "to", seller_id, order_id, template, subject, text, html, idempotency_key, sealed_secret, discarded_at, next_attempt_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10,
         case when $11 and (select count(*) from mail_outbox o where lower(o."to") = lower($2) and o.discarded_at is null
           and o.created_at > now() - interval '1 day') >= $12
           and not exists (select from mail_outbox o where o.order_id = $4 and o.discarded_at is null)
           and not exists (select from mail_outbox o join read_model."order" r on r.id = o.order_id
             where lower(o."to") = lower($2) and r.payment_status in (${PAID_LIST})) then now() end,
         clock_timestamp() + make_interval(secs => $13))
       on conflict (idempotency_key) where idempotency_key is not null do nothing returning id`,
      [
        id,
        mail.to,
        mail.sellerId,
        mail.orderId ?? null,
        mail.template,
        cleanLine(mail.subject),
        mail.text,
        mail.html,
        key,
        mail.secret === undefined ? null : sealSecret(mail.secret),
        mail.isUnconfirmed ?? false,
        env.WINEX_UNCONFIRMED_MAILS_DAY,
        mail.holdSeconds ?? 0,
      ],
    )
    if (inserted) return inserted.id
    const known = (await connection('mail_outbox').where({ idempotency_key: key }).first('id')) as {
      id: string
    }
    return known.id
  }

  /**
   * Sends one due mail through `send` and marks it. A failure puts it back with a growing delay, and is given up after
   * the last attempt, when the server refuses the mail permanently, or when its link has ended; staff see both. The row
   * stays locked meanwhile, so several engines never send the same mail at once.
   *
   * @param report told of each failure
   * @returns false when nothing was due
   */
  async deliverNext(
    send: (mail: DueMail) => Promise<void>,
    report: (failed: FailedAttempt) => void = () => undefined,
  ): Promise<boolean> {
    return this.knex.transaction(async (transaction) => {
      const due = (await transaction('mail_outbox')
        .where({ sent_at: null, gave_up_at: null, discarded_at: null })
        .andWhere('next_attempt_at', '<=', transaction.fn.now())
        // Who waits for a link waits at the screen.
        .orderByRaw('sealed_secret is null, next_attempt_at')
        .forUpdate()
        .skipLocked()
        .first()) as StoredMail | undefined
      if (!due) return false
      const attempts = due.attempts + 1
      let mail: DueMail | undefined
      try {
        if (isMailStale(due, Date.now(), env.WINEX_PIX_MINUTES))
          throw new Error('O link deste e-mail venceu antes da entrega.')
        mail = withSecret(due)
        await send(mail)
      } catch (error) {
        await keepFailure(transaction, due, mailFailure(error, mail?.secret), report)
        return true
      }
      await transaction('mail_outbox')
        .where({ id: due.id })
        .update({
          attempts,
          sent_at: now(transaction),
          sealed_secret: null,
          last_error: null,
          updated_at: now(transaction),
        })
      return true
    })
  }
}

async function keepFailure(
  transaction: Knex,
  due: StoredMail,
  { text, code, isPermanent }: MailFailure,
  report: (failed: FailedAttempt) => void,
): Promise<void> {
  const attempts = due.attempts + 1
  const gaveUp =
    isPermanent ||
    attempts >= env.WINEX_MAIL_ATTEMPTS ||
    isMailStale(due, Date.now(), env.WINEX_PIX_MINUTES)
  const delay = Math.min(2 ** attempts * 5, longestDelaySeconds)
  await transaction('mail_outbox')
    .where({ id: due.id })
    .update({
      attempts,
      next_attempt_at: transaction.raw(`statement_timestamp() + make_interval(secs => ?)`, [delay]),
      gave_up_at: gaveUp ? now(transaction) : null,
      last_error: text,
      updated_at: now(transaction),
    })
  report({ id: due.id, template: due.template, attempts, code, gaveUp })
}

/** After the attempt, which may have taken long: a transaction's own `now()` is its beginning. */
const now = (transaction: Knex): Knex.Raw => transaction.raw('statement_timestamp()')

function withSecret({ sealed_secret: sealed, ...mail }: StoredMail): DueMail {
  if (sealed === null) return mail
  const secret = openSecret(sealed)
  return {
    ...mail,
    secret,
    text: mail.text.replaceAll(MAIL_SECRET, secret),
    html: mail.html.replaceAll(MAIL_SECRET, secret),
  }
}
