import { model } from '@medusajs/framework/utils'

/**
 * One row per application of the landing page (spec §3 "Supplier application"), in the table that the
 * specification names: `suppliers`. The columns up to `how_found_winex` are the producer's answers; the
 * consent columns are the record R19 asks for; the rest is what staff do with it.
 */
export const SupplierApplication = model
  .define(
    { name: 'SupplierApplication', tableName: 'suppliers' },
    {
      id: model.id({ prefix: 'sapp' }).primaryKey(),
      brand: model.text().searchable(),
      responsible_name: model.text().searchable(),
      responsible_email: model.text().searchable(),
      city: model.text().searchable(),
      founding_year: model.number().nullable(),
      instagram: model.text().nullable(),
      stock_quantity: model.number().nullable(),
      how_found_winex: model.text().nullable(),
      terms_version: model.text(),
      terms_accepted_at: model.dateTime(),
      /** Made by the browser for one filled form: a retry or a second click carries the same one. */
      client_id: model.text(),
      /** SHA-256 of all answers: the same answers are kept once, also from different senders. */
      fingerprint: model.text(),
      /** Keyed hash of the sender's address, for the limit only; the address itself is not kept. */
      sender_hash: model.text().nullable(),
      status: model.enum(['new', 'contacted', 'approved', 'declined']).default('new'),
      notes: model.text().nullable(),
      invited_at: model.dateTime().nullable(),
      /** The last invitation sent for it (table seller_invitation). */
      invitation_id: model.text().nullable(),
    },
  )
  .indexes([
    { on: ['client_id'], unique: true, where: 'deleted_at IS NULL' },
    { on: ['fingerprint'], unique: true, where: 'deleted_at IS NULL' },
    { on: ['sender_hash', 'created_at'] },
    { on: ['status', 'created_at'] },
  ])
