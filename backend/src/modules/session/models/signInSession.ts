import { model } from '@medusajs/framework/utils'

/** One sign-in on one device, from its token's issue to its end. `id` is the token's `sid`. */
const SignInSession = model.define(
  { name: 'signInSession', tableName: 'sign_in_session' },
  {
    id: model.id({ prefix: 'sess' }).primaryKey(),
    auth_identity_id: model.text(),
    actor_type: model.text(),
    last_used_at: model.dateTime(),
    expires_at: model.dateTime(),
    /** The session floor is compared with this. */
    valid_from: model.dateTime(),
    ended_at: model.dateTime().nullable(),
    /** sign_out, ended, ended_others or password. */
    end_reason: model.text().nullable(),
    ip_address: model.text(),
    network: model.text(),
    device: model.text(),
    /** Hash of the mark that the browser keeps, by which a known device is recognised. */
    device_hash: model.text(),
  },
)

export default SignInSession
