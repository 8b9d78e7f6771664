import { formatRate } from '#domain/commission/commission'
import { formatDateTime } from '#domain/values/dates'
import { useParams } from 'react-router-dom'
import { AuthLayout } from '../../auth/AuthLayout'
import { NotOpen } from '../../auth/link/NotOpen'
import { useLinkedRecord } from '../../auth/link/useLinkedRecord'
import { Notice } from '../../auth/Notice'
import { callRoute } from '../../kit/http/callRoute'
import { TextCheck } from './TextCheck'
import './contractCheck.css'

/** Throws ApiError. */
const findContract = async (sha256: string, signal?: AbortSignal) =>
  (
    await callRoute('GET /public/contracts/:sha256', {
      params: { sha256 },
      anonymous: true,
      signal,
    })
  ).contract

/** /contrato/{hash}: anyone who has a contract's text can check that it is the one that was signed (issue 6). */
export default function ContractCheckPage() {
  const hash = (useParams().hash ?? '').toLowerCase()
  const { record } = useLinkedRecord(hash, findContract)
  return (
    <AuthLayout
      tone="visitor"
      title="Conferir contrato"
      subtitle="Veja se o texto que você tem é exatamente o que foi assinado na winex."
    >
      <NotOpen
        record={record}
        opening="Procurando a assinatura..."
        gone="Nenhum contrato assinado tem este código."
        failed="Não foi possível consultar a assinatura."
      />
      {record.kind === 'open' && (
        <>
          <Notice kind="info">Há uma assinatura registrada para este código.</Notice>
          <dl className="contract-facts">
            <dt>Produtor</dt>
            <dd>{record.found.seller_name}</dd>
            <dt>Assinado em</dt>
            <dd>{formatDateTime(record.found.signed_at)} (horário de São Paulo)</dd>
            <dt>Comissão</dt>
            <dd>{formatRate(record.found.rate)}</dd>
            <dt>SHA-256</dt>
            <dd className="contract-hash">{record.found.sha256}</dd>
          </dl>
          <TextCheck expected={record.found.sha256} />
        </>
      )}
    </AuthLayout>
  )
}
