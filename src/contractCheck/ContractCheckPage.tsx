import { formatRate } from '#domain/commission/commission'
import { formatDateTime } from '#domain/values/dates'
import { useParams } from 'react-router-dom'
import { AuthLayout } from '../auth/AuthLayout'
import { Notice } from '../auth/Notice'
import { TextCheck } from './TextCheck'
import { useSignature } from './useSignature'
import './contractCheck.css'

/** /contrato/{hash}: anyone who has a contract's text can check that it is the one that was signed (issue 6). */
export default function ContractCheckPage() {
  const hash = (useParams().hash ?? '').toLowerCase()
  const signature = useSignature(hash)
  return (
    <AuthLayout
      title="Conferir contrato"
      subtitle="Veja se o texto que você tem é exatamente o que foi assinado na winex."
    >
      {signature.kind === 'loading' && <p role="status">Procurando a assinatura...</p>}
      {signature.kind === 'unknown' && (
        <Notice kind="error">Nenhum contrato assinado tem este código.</Notice>
      )}
      {signature.kind === 'unreachable' && (
        <>
          <Notice kind="error">Não foi possível consultar a assinatura.</Notice>
          <p>
            <button type="button" className="button" onClick={signature.retry}>
              Tentar novamente
            </button>
          </p>
        </>
      )}
      {signature.kind === 'found' && (
        <>
          <Notice kind="info">Há uma assinatura registrada para este código.</Notice>
          <dl className="contract-facts">
            <dt>Produtor</dt>
            <dd>{signature.contract.seller_name}</dd>
            <dt>Assinado em</dt>
            <dd>{formatDateTime(signature.contract.signed_at)} (horário de São Paulo)</dd>
            <dt>Comissão</dt>
            <dd>{formatRate(signature.contract.rate)}</dd>
            <dt>SHA-256</dt>
            <dd className="contract-hash">{signature.contract.sha256}</dd>
          </dl>
          <TextCheck expected={signature.contract.sha256} />
        </>
      )}
    </AuthLayout>
  )
}
