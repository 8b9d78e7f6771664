import { model } from '@medusajs/framework/utils'

/** What was signed, word for word, by whom and when (R34). The database refuses changes. */
const ContractSignature = model.define(
  { name: 'contractSignature', tableName: 'contract_signature' },
  {
    id: model.id({ prefix: 'sign' }).primaryKey(),
    seller_id: model.text(),
    member_id: model.text(),
    signer_name: model.text(),
    signer_email: model.text(),
    text: model.text(),
    sha256: model.text(),
    percentage_rate: model.text(),
    ip_address: model.text().nullable(),
    user_agent: model.text().nullable(),
    signed_at: model.dateTime(),
  },
)

export default ContractSignature
