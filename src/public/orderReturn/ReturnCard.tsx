import { RETURN_PHOTOS_MAX } from '#domain/limits'
import { arrivalInWords, itemCount } from '#domain/returns/arrival'
import { promisedSum } from '#domain/returns/returnMoney'
import { RETURN_REASONS } from '#domain/returns/returnReasons'
import { endedWithNothing, isOpenReturn, RETURN_STATES } from '#domain/returns/returnState'
import { formatDate } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import type { BuyerReturn, BuyerReturns } from '#domain/returns/orderReturnWire'
import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import { Notice } from '../../auth/Notice'
import { sendPhotos, type UnsentPhoto } from './sendPhoto'

interface CardProps {
  token: string
  one: BuyerReturn
  /** Asked for just now: the card says so; with the photos that did not arrive. */
  made: { unsent: UnsentPhoto[] } | null
  onAnswer: (answer: BuyerReturns) => void
}

/** One return: how far it is, what goes back, and a place for more photos while it is open. */
export function ReturnCard({ token, one, made, onAnswer }: CardProps) {
  const { bottles, freight } = one.amount
  const sum = bottles + freight
  const arrival = arrivalInWords(one.items)
  const received = useRef<HTMLDivElement>(null)
  const isMade = made !== null
  useEffect(() => {
    if (!isMade) return
    received.current?.scrollIntoView({ block: 'center' })
    received.current?.focus({ preventScroll: true })
  }, [isMade])
  return (
    <section className="return-card" aria-label={`Devolução de ${formatDate(one.requested_on)}`}>
      {made && (
        <div ref={received} tabIndex={-1} role="status" className="auth-notice auth-notice-info">
          <span aria-hidden="true">i</span>
          <p>Recebemos o seu pedido de devolução. A resposta chega por e-mail e aparece aqui.</p>
        </div>
      )}
      <p className={`return-state return-state-${RETURN_STATES[one.state].color}`}>
        {RETURN_STATES[one.state].label}
      </p>
      <p>
        Pedida em {formatDate(one.requested_on)}: {RETURN_REASONS[one.reason].label.toLowerCase()}.
      </p>
      <ul>
        {one.items.map((item) => (
          <li key={item.id}>
            {itemCount(item)} × {item.title}
          </li>
        ))}
      </ul>
      {arrival && <p>{arrival}. Enviou mais? Responda ao e-mail da devolução.</p>}
      {one.refusal !== null && (
        <p className="return-refusal">
          Motivo {one.state === 'closed' ? 'do encerramento' : 'da recusa'}: {one.refusal}
        </p>
      )}
      {!endedWithNothing(one) && (
        <p>
          {sum === 0
            ? 'Nada mais é reembolsado: o valor já voltou antes.'
            : one.state === 'refunded'
              ? `Reembolsado: ${formatBRL(sum)}`
              : `A reembolsar: ${promisedSum(one.reason, formatBRL(sum))}`}
          {freight > 0 && `, dos quais ${formatBRL(freight)} de frete`}
        </p>
      )}
      {isOpenReturn(one) && RETURN_REASONS[one.reason].photos && (
        <MorePhotos token={token} one={one} unsent={made?.unsent ?? []} onAnswer={onAnswer} />
      )}
    </section>
  )
}

interface PhotosProps extends Pick<CardProps, 'token' | 'one' | 'onAnswer'> {
  /** What did not arrive before. */
  unsent: UnsentPhoto[]
}

function MorePhotos({ token, one, unsent: before, onAnswer }: PhotosProps) {
  const [isSending, setSending] = useState(false)
  const [unsent, setUnsent] = useState(before)
  const send = async (photos: readonly File[]) => {
    setSending(true)
    setUnsent([])
    setUnsent(await sendPhotos(token, one.id, photos, onAnswer))
    setSending(false)
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const photos = [...(target.files ?? [])]
    // the same file may be chosen again
    target.value = ''
    void send(photos)
  }
  return (
    <div className="return-photos">
      <p role="status">
        {isSending
          ? 'Enviando fotos...'
          : one.photos === 0
            ? 'Nenhuma foto enviada'
            : one.photos === 1
              ? '1 foto enviada'
              : `${one.photos} fotos enviadas`}
      </p>
      {unsent.length > 0 && (
        <>
          <Notice kind="error">
            {unsent.length === 1
              ? '1 foto não foi enviada'
              : `${unsent.length} fotos não foram enviadas`}
            : {unsent.map(({ photo, message }) => `${photo.name} (${message})`).join('; ')}
          </Notice>
          <button
            type="button"
            className="button"
            onClick={() => void send(unsent.map(({ photo }) => photo))}
          >
            Enviar de novo
          </button>
        </>
      )}
      {one.photos < RETURN_PHOTOS_MAX && (
        <label className="button return-file">
          Enviar fotos
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp"
            multiple
            className="visually-hidden"
            disabled={isSending}
            onChange={choose}
          />
        </label>
      )}
    </div>
  )
}
