import { model } from '@medusajs/framework/utils'

/** A mail on its way. It leaves the queue only when the mail server, or the outbox folder, took it. */
const MailOutbox = model.define(
  { name: 'mailOutbox', tableName: 'mail_outbox' },
  {
    id: model.id({ prefix: 'mail' }).primaryKey(),
    to: model.text(),
    seller_id: model.text().nullable(),
    order_id: model.text().nullable(),
    template: model.text(),
    subject: model.text(),
    text: model.text(),
    html: model.text(),
    idempotency_key: model.text().nullable(),
    sealed_secret: model.text().nullable(),
    attempts: model.number().default(0),
    next_attempt_at: model.dateTime(),
    sent_at: model.dateTime().nullable(),
    last_error: model.text().nullable(),
    gave_up_at: model.dateTime().nullable(),
    discarded_at: model.dateTime().nullable(),
  },
)

export default MailOutbox
