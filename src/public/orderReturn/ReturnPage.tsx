import { RETURN_REASONS } from '#domain/returns/returnReasons'
import { formatDate } from '#domain/values/dates'
import type { BuyerReturns } from '#domain/returns/orderReturnWire'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { AuthLayout } from '../../auth/AuthLayout'
import { NotOpen } from '../../auth/link/NotOpen'
import { useLinkedRecord } from '../../auth/link/useLinkedRecord'
import { WriteToUs } from '../../auth/link/WriteToUs'
import { Notice } from '../../auth/Notice'
import { callRoute } from '../../kit/http/callRoute'
import { ReturnForm } from './ReturnForm'
import { ReturnCard } from './ReturnCard'
import type { UnsentPhoto } from './sendPhoto'
import './orderReturn.css'

/** Throws ApiError. */
const findReturns = (token: string, signal?: AbortSignal): Promise<BuyerReturns> =>
  callRoute('GET /store/returns/:token', {
    params: { token },
    anonymous: true,
    signal,
  })

/** /devolucao/{token}: a buyer asks for bottles to be taken back, and sees what becomes of it (docs/decisions/08). */
export default function ReturnPage() {
  const token = useParams().token ?? ''
  const { record, keep } = useLinkedRecord(token, findReturns)
  /** Asks for what is true now; when no answer comes, what was known stays. */
  const reread = () => findReturns(token).then(keep, () => undefined)
  if (record.kind === 'open')
    return <OpenReturns token={token} returns={record.found} onAnswer={keep} onStale={reread} />
  return (
    <AuthLayout tone="visitor" title="Devolução">
      <NotOpen
        record={record}
        opening="Abrindo o pedido..."
        gone="Este link não é válido ou já expirou. Abra o do e-mail mais recente do seu pedido, ou responda àquele e-mail."
        failed="Não foi possível abrir o pedido."
      />
    </AuthLayout>
  )
}

const takeFocus = (element: HTMLElement | null) => element?.focus()

interface OpenProps {
  token: string
  returns: BuyerReturns
  onAnswer: (answer: BuyerReturns) => void
  onStale: () => Promise<void>
}

function OpenReturns({
  token,
  returns: { order, returnable, returns },
  onAnswer,
  onStale,
}: OpenProps) {
  const { items, reasons, withdrawal_until: until } = returnable
  const [made, setMade] = useState<{ id: string; unsent: UnsentPhoto[] }>()
  // stays as it is while the form is open, also when another return appears meanwhile
  const [asking, setAsking] = useState<'first' | 'another' | null>(
    returns.length === 0 ? 'first' : null,
  )
  const isInTime = reasons.includes('withdrawal')
  return (
    <AuthLayout
      tone="visitor"
      title={`Devolução do pedido #${order.display_id}`}
      subtitle={`Vinhos de ${order.seller_name}`}
    >
      {returns.map((one) => (
        <ReturnCard
          key={one.id}
          token={token}
          one={one}
          made={made?.id === one.id ? made : null}
          onAnswer={onAnswer}
        />
      ))}
      {items.length > 0 && !asking && (
        <button type="button" className="button" onClick={() => setAsking('another')}>
          Pedir outra devolução
        </button>
      )}
      {items.length > 0 && asking && (
        <section aria-labelledby="new-return">
          <h2
            id="new-return"
            className="return-heading"
            tabIndex={-1}
            // the button that opened the form is gone
            ref={asking === 'another' ? takeFocus : undefined}
          >
            {asking === 'another' ? 'Pedir outra devolução' : 'O que você quer devolver?'}
          </h2>
          {until && (
            <p className="return-hint">
              {isInTime
                ? `Você pode desistir da compra até ${formatDate(until)}, sem dizer por quê.`
                : `O prazo para desistir terminou em ${formatDate(until)} (${RETURN_REASONS.withdrawal.source}). Se há um problema com o vinho, conte qual.`}
            </p>
          )}
          <ReturnForm
            token={token}
            items={items}
            reasons={reasons}
            onMade={(answer, one) => {
              setMade(one)
              setAsking(null)
              onAnswer(answer)
            }}
            onStale={onStale}
          />
        </section>
      )}
      {items.length === 0 &&
        asking &&
        (returns.length === 0 ? (
          <>
            <p>Nenhuma garrafa deste pedido pode ser devolvida.</p>
            <WriteToUs />
          </>
        ) : (
          <Notice kind="error">
            O seu pedido não foi enviado: todas as garrafas já estão em outra devolução, que aparece
            acima.
          </Notice>
        ))}
    </AuthLayout>
  )
}
