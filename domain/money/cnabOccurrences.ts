/** What a bank's occurrence says of a payment. `note`: something beside it. */
type Meaning = 'paid' | 'waiting' | 'failed' | 'note'

/** What staff do about a payment that was not made; its money is available again and goes into the next batch. */
export const FAILURE_ADVICE = {
  balance: 'Ponha saldo na conta da winex e prepare outro lote.',
  again: 'O valor entra no próximo lote: prepare outro e tente de novo.',
  receiver: 'Peça ao produtor que confira a chave PIX. O valor entra no próximo lote.',
  file: 'Confira com o banco o convênio e o arquivo enviado, e prepare outro lote.',
} as const
export type FailureAdvice = keyof typeof FAILURE_ADVICE

/** What the bank says of one payment. `unclear`: nothing that winex may act on, somebody has to ask the bank. */
export interface BankVerdict {
  verdict: 'paid' | 'waiting' | 'failed' | 'unclear'
  /** The table's words for the occurrences, as staff and the producer read them. */
  words: string
  /** Of a failed one. */
  advice?: FailureAdvice
}

interface Occurrence {
  means: Meaning
  text: string
  advice?: FailureAdvice
}

const failures = (advice: FailureAdvice, texts: Record<string, string>): [string, Occurrence][] =>
  Object.entries(texts).map(([code, text]) => [code, { means: 'failed', text, advice }])

/**
 * Occurrences of a payment by PIX (FEBRABAN, CNAB 240, note G059 'Códigos das ocorrências para retorno'). Those of loans,
 * bills and taxes are left out: what is not in this table changes nothing, since a payment that is taken for a failure is
 * made twice.
 */
const OCCURRENCES = new Map<string, Occurrence>([
  ['00', { means: 'paid', text: 'Crédito ou débito efetivado' }],
  ['03', { means: 'paid', text: 'Débito autorizado pela agência, efetuado' }],
  ['BD', { means: 'waiting', text: 'Inclusão efetuada com sucesso' }],
  ['BE', { means: 'waiting', text: 'Alteração efetuada com sucesso' }],
  ['AS', { means: 'note', text: 'Aviso ao favorecido: identificação inválida' }],
  ['ZA', { means: 'note', text: 'Agência ou conta do favorecido substituída' }],
  ...failures('balance', {
    '01': 'Insuficiência de fundos, débito não efetuado',
    HF: 'Conta corrente da empresa com saldo insuficiente',
  }),
  ...failures('again', {
    '02': 'Crédito ou débito cancelado pelo pagador ou credor',
    BF: 'Exclusão efetuada com sucesso',
    PA: 'Pix não efetivado',
    PB: 'Transação interrompida por erro no banco do recebedor',
    PH: 'Ordem rejeitada pelo banco do recebedor',
    PK: 'QR Code inválido ou vencido',
  }),
  ...failures('receiver', {
    AK: 'Código da câmara de compensação do banco do favorecido inválido',
    AL: 'Código do banco do favorecido inválido',
    AM: 'Agência da conta do favorecido inválida',
    AN: 'Conta ou dígito do favorecido inválido',
    AO: 'Nome do favorecido não informado',
    AT: 'Tipo ou número de inscrição do favorecido inválido',
    AU: 'Logradouro do favorecido não informado',
    AV: 'Número do local do favorecido não informado',
    AW: 'Cidade do favorecido não informada',
    AX: 'CEP ou complemento do favorecido inválido',
    AY: 'Sigla do estado do favorecido inválida',
    AZ: 'Código ou nome do banco depositário inválido',
    BA: 'Código ou nome da agência depositária não informado',
    BG: 'Agência ou conta impedida legalmente',
    PC: 'Conta do recebedor encerrada no banco dele',
    PD: 'Tipo incorreto para a conta do recebedor',
    PE: 'Tipo de transação não suportado ou não autorizado na conta do recebedor',
    PF: 'CPF ou CNPJ do recebedor não confere com o titular da conta',
    PG: 'CPF ou CNPJ do recebedor incorreto',
    PJ: 'Chave não cadastrada no DICT',
    PM: 'Chave de pagamento inválida',
    PN: 'Chave de pagamento não informada',
  }),
  ...failures('file', {
    AA: 'Controle inválido',
    AB: 'Tipo de operação inválido',
    AC: 'Tipo de serviço inválido',
    AD: 'Forma de lançamento inválida',
    AE: 'Tipo ou número de inscrição inválido',
    AF: 'Código de convênio inválido',
    AG: 'Agência, conta corrente ou dígito inválido',
    AH: 'Número sequencial do registro no lote inválido',
    AI: 'Código de segmento de detalhe inválido',
    AJ: 'Tipo de movimento inválido',
    AP: 'Data do lançamento inválida',
    AQ: 'Tipo ou quantidade da moeda inválido',
    AR: 'Valor do lançamento inválido',
    BB: 'Seu número inválido',
    BC: 'Nosso número inválido',
    HA: 'Lote não aceito',
    HB: 'Inscrição da empresa inválida para o contrato',
    HC: 'Convênio com a empresa inexistente ou inválido para o contrato',
    HD: 'Agência ou conta da empresa inexistente ou inválida para o contrato',
    HE: 'Tipo de serviço inválido para o contrato',
    HG: 'Lote de serviço fora de sequência',
    HH: 'Lote de serviço inválido',
    HI: 'Arquivo não aceito',
    HJ: 'Tipo de registro inválido',
    HK: 'Código de remessa ou retorno inválido',
    HL: 'Versão de leiaute inválida',
    PI: 'ISPB do banco do pagador inválido ou inexistente',
    PL: 'Forma de iniciação inválida',
    TA: 'Lote não aceito: totais do lote com diferença',
  }),
])

/**
 * What up to five occurrences, two characters each, say together.
 *
 * @param field columns 231 to 240 of a segment A
 */
export function readOccurrences(field: string): BankVerdict {
  const codes = field.match(/../g)?.filter((code) => code.trim())
  if (!codes?.length)
    return {
      verdict: 'unclear',
      words: 'O arquivo não diz o que aconteceu com este pagamento. Confira no banco.',
    }
  const known = codes.map((code) => OCCURRENCES.get(code.toUpperCase()))
  const words = codes.map((code, at) => `${known[at]?.text ?? 'Ocorrência'} (${code})`).join('; ')
  const meanings = new Set(known.map((one) => one?.means ?? null))
  meanings.delete('note')
  const [means] = meanings
  const advice = known.find((one) => one?.advice)?.advice
  return meanings.size === 1 && means && means !== 'note'
    ? { verdict: means, words, ...(advice ? { advice } : {}) }
    : { verdict: 'unclear', words: `${words}. Confira no banco.` }
}
