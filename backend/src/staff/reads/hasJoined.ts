/**
 * SQL: whether the person of the sign-in `a` with the role `o` has ever come in. Sessions are deleted a while after their end; the
 * password that an invited person chose leaves its moment for good, and the first administrators were not invited.
 */
export const HAS_JOINED = `(o.role = 'administration' and o.administrator_since is null
  or exists (select 1 from session_floor where auth_identity_id = a.id)
  or exists (select 1 from sign_in_session where auth_identity_id = a.id))`
