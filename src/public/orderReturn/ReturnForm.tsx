import { RETURN_NOTE_MAX, RETURN_PHOTOS_MAX } from '#domain/limits'
import { RETURN_REASONS, type ReturnReason } from '#domain/returns/returnReasons'
import type { BuyerReturns } from '#domain/returns/orderReturnWire'
import { fieldErrors } from '#domain/result'
import { useId, useState } from 'react'
import { TextAreaField } from '../../auth/fields/TextAreaField'
import { usePublicForm } from '../../auth/fields/usePublicForm'
import { Notice } from '../../auth/Notice'
import { ApiError } from '../../kit/http/ApiError'
import { callRoute } from '../../kit/http/callRoute'
import { useIdempotencyKey } from '../../kit/http/useIdempotencyKey'
import { serverMessage } from '../../kit/http/serverMessage'
import { BottleCount } from './BottleCount'
import { PhotoPicker } from './PhotoPicker'
import { sendPhotos, type UnsentPhoto } from './sendPhoto'

type Items = BuyerReturns['returnable']['items']

interface Props {
  token: string
  items: Items
  reasons: readonly ReturnReason[]
  /** The return is made; some of its photos may not have arrived. */
  onMade: (answer: BuyerReturns, made: { id: string; unsent: UnsentPhoto[] }) => void
  /** The engine refused what the page offered: somebody asked for bottles meanwhile, or a term ended. */
  onStale: () => Promise<void>
}

/** Answers to a wish that what the page offers no longer allows. */
const REFUSED: readonly number[] = [400, 409]

/** The only bottle there is needs no choice. */
const begin = (items: Items): Record<string, number> =>
  items.length === 1 && items[0]?.quantity === 1 ? { [items[0].id]: 1 } : {}

/** Which bottles, why, and photos of what is wrong. What was filled in stays after a failure. */
export function ReturnForm({ token, items, reasons, onMade, onStale }: Props) {
  const id = useId()
  const [counts, setCounts] = useState(() => begin(items))
  const [picked, setReason] = useState<ReturnReason>()
  const [note, setNote] = useState('')
  const [photos, setPhotos] = useState<readonly File[]>([])
  const once = useIdempotencyKey()
  // what is offered may have become less
  const reason = reasons.find((one) => one === picked)
  const countOf = (item: Items[number]) => Math.min(item.quantity, counts[item.id] ?? 0)
  const chosen = items
    .map((item) => ({ id: item.id, quantity: countOf(item) }))
    .filter(({ quantity }) => quantity > 0)

  const { form, problem, isSending, errorOf } = usePublicForm<'items' | 'reason'>({
    rules: () =>
      fieldErrors({
        items: chosen.length === 0 ? 'Escolha ao menos uma garrafa.' : null,
        reason: reason ? null : 'Escolha o motivo.',
      }),
    onSend: async () => {
      if (!reason) return
      try {
        const { return_id: id, ...asked } = await once((idempotencyKey) =>
          callRoute('POST /store/returns/:token', {
            params: { token },
            body: { reason, items: chosen, note },
            idempotencyKey,
            anonymous: true,
          }),
        )
        let answer: BuyerReturns = asked
        const wanted = RETURN_REASONS[reason].photos ? photos : []
        const unsent = await sendPhotos(token, id, wanted, (newer) => {
          answer = newer
        })
        onMade(answer, { id, unsent })
      } catch (error) {
        if (error instanceof ApiError && REFUSED.includes(error.status)) await onStale()
        throw error
      }
    },
    refusalOf: (error) => ({
      problem: serverMessage(error, 'Não foi possível pedir a devolução. Tente de novo.'),
    }),
  })
  return (
    <form {...form}>
      {problem && <Notice kind="error">{problem}</Notice>}
      <fieldset className="return-fields" disabled={isSending} aria-describedby={`${id}-items`}>
        <legend>Garrafas</legend>
        {items.map((item, index) => (
          <BottleCount
            key={item.id}
            title={item.title}
            max={item.quantity}
            value={countOf(item)}
            isWrong={index === 0 && errorOf('items') !== undefined}
            onChange={(count) => setCounts({ ...counts, [item.id]: count })}
          />
        ))}
        {errorOf('items') && (
          <p className="auth-field-error" id={`${id}-items`} role="alert">
            {errorOf('items')}
          </p>
        )}
      </fieldset>
      <fieldset className="return-fields" disabled={isSending} aria-describedby={`${id}-reason`}>
        <legend>Por quê?</legend>
        {reasons.map((one, index) => (
          <label key={one} className="return-choice">
            <input
              type="radio"
              name={id}
              checked={reason === one}
              aria-invalid={(index === 0 && errorOf('reason') !== undefined) || undefined}
              onChange={() => setReason(one)}
            />
            {RETURN_REASONS[one].label}
          </label>
        ))}
        {errorOf('reason') && (
          <p className="auth-field-error" id={`${id}-reason`} role="alert">
            {errorOf('reason')}
          </p>
        )}
      </fieldset>
      {reason && RETURN_REASONS[reason].photos && (
        <PhotoPicker
          photos={photos}
          max={RETURN_PHOTOS_MAX}
          disabled={isSending}
          onChange={setPhotos}
        />
      )}
      <TextAreaField
        label="Conte o que aconteceu"
        optional
        value={note}
        maxLength={RETURN_NOTE_MAX}
        disabled={isSending}
        onValue={setNote}
      />
      <button type="submit" className="button button-primary return-send" disabled={isSending}>
        {isSending ? 'Enviando...' : 'Pedir devolução'}
      </button>
    </form>
  )
}
