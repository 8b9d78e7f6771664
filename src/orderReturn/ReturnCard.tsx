import { RETURN_PHOTOS_MAX } from '#domain/limits'
import { RETURN_REASONS } from '#domain/returns/returnReasons'
import { isOpenReturn, RETURN_STATES } from '#domain/returns/returnState'
import { formatDate } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import type { BuyerReturn, BuyerReturns } from '#domain/wire/orderReturn'
import { useState, type ChangeEvent } from 'react'
import { Notice } from '../auth/Notice'
import { serverMessage } from '../shared/http/serverMessage'
import { sendPhoto } from './sendPhoto'

interface Props {
  token: string
  one: BuyerReturn
  onAnswer: (answer: BuyerReturns) => void
}

/** One return: how far it is, what goes back, and a place for more photos while it is open. */
export function ReturnCard({ token, one, onAnswer }: Props) {
  const { bottles, freight } = one.amount
  return (
    <section className="return-card" aria-label={`Devolução de ${formatDate(one.asked_at)}`}>
      <p className={`return-state return-state-${RETURN_STATES[one.state].color}`}>
        {RETURN_STATES[one.state].label}
      </p>
      <p>
        Pedida em {formatDate(one.asked_at)}: {RETURN_REASONS[one.reason].label.toLowerCase()}.
      </p>
      <ul>
        {one.items.map(({ id, title, quantity }) => (
          <li key={id}>
            {quantity} × {title}
          </li>
        ))}
      </ul>
      {one.refusal !== null && <p className="return-refusal">Motivo da recusa: {one.refusal}</p>}
      {one.state !== 'refused' && (
        <p>
          {one.state === 'refunded' ? 'Devolvido' : 'A devolver'}: {formatBRL(bottles + freight)}
          {freight > 0 && `, dos quais ${formatBRL(freight)} de frete`}
        </p>
      )}
      {isOpenReturn(one) && RETURN_REASONS[one.reason].photos && (
        <MorePhotos token={token} one={one} onAnswer={onAnswer} />
      )}
    </section>
  )
}

function MorePhotos({ token, one, onAnswer }: Props) {
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const photos = [...(target.files ?? [])]
    target.value = ''
    setSending(true)
    setProblem(undefined)
    try {
      for (const photo of photos) onAnswer(await sendPhoto(token, one.id, photo))
    } catch (error) {
      setProblem(serverMessage(error, 'A foto não foi enviada. Tente de novo.'))
    } finally {
      setSending(false)
    }
  }
  return (
    <div className="return-photos">
      <p role="status">
        {isSending
          ? 'Enviando fotos...'
          : one.photos === 1
            ? '1 foto enviada'
            : `${one.photos} fotos enviadas`}
      </p>
      {problem && <Notice kind="error">{problem}</Notice>}
      {one.photos < RETURN_PHOTOS_MAX && (
        <label className="button return-file">
          Enviar fotos
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp"
            multiple
            className="visually-hidden"
            disabled={isSending}
            onChange={(event) => void send(event)}
          />
        </label>
      )}
    </div>
  )
}
