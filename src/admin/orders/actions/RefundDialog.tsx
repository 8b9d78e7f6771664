import { FREE_TEXT_MAX } from '#domain/limits'
import type { AdminOrder, RefundRequest } from '#domain/orders/adminOrderWire'
import { cancelAmountProblem } from '#domain/orders/canceledBottles'
import {
  freightLeft,
  refundable,
  refundProblem,
  staffReasonProblem,
} from '#domain/orders/orderRefund'
import { fieldErrors, type FieldErrors } from '#domain/result'
import type {
  OrderReturns,
  RefundBottlesRequest,
  StaffRegisterReturnRequest,
} from '#domain/returns/orderReturnWire'
import {
  choosableBottles,
  chosenAmount,
  WINE_FATES,
  type WineFate,
} from '#domain/returns/refundChoice'
import { loweredProblem } from '#domain/returns/returnMoney'
import { RETURN_REASON_KEYS, RETURN_REASONS } from '#domain/returns/returnReasons'
import { formatBRL, formatReaisInput, parseReais } from '#domain/values/money'
import DialogContentText from '@mui/material/DialogContentText'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { CheckboxInput } from '../../../kit/form/CheckboxInput'
import { DialogForm } from '../../../kit/form/DialogForm'
import { NumberInput } from '../../../kit/form/NumberInput'
import { TextInput } from '../../../kit/form/TextInput'
import { ApiError } from '../../../kit/http/ApiError'
import { useIdempotencyKey } from '../../../kit/http/useIdempotencyKey'
import {
  countedItems,
  countProblems,
  type BottleCounts,
} from '../../../shared/returns/bottleCounts'
import { useReturnText } from '../../../shared/returns/useReturnText'
import { useStaffAct } from './useStaffAct'

interface Props {
  order: AdminOrder
  /** Null before any wine has arrived. */
  returns: OrderReturns | null
  /** Whether bottles that have arrived can be chosen: what becomes of them is decided in the producer's place. */
  mayDecide: boolean
  onClose: () => void
}

interface Asked {
  fate: WineFate
  counts: BottleCounts
  /** Of bottles that have arrived: why the buyer gives them back. */
  why: string
  amount: string
  reason: string
  /** It went back in another way, as the bank refuses it. */
  elsewhere: boolean
}

/** One dialog for money that goes back: the bottles first, then the amount that follows from them and may be lowered. */
export default function RefundDialog({ mayDecide, onClose, ...now }: Props) {
  // What is read again meanwhile changes nothing for who is typing, until the server refuses because of it.
  const [first] = useState(now)
  const [isRefused, setRefused] = useState(false)
  const { order, returns } = isRefused ? now : first
  const translate = useTranslate()
  const returnText = useReturnText()
  const text = (key: string, values?: Record<string, string | number>) =>
    translate(`admin_orders.act.refund.${key}`, values)
  const bottles = choosableBottles(order, returns)
  const fates = WINE_FATES.filter(
    (fate) => bottles[fate].length > 0 && (fate === 'unsent' || mayDecide),
  )
  const chosenOf = ({ fate, counts }: Asked) => countedItems(bottles[fate], counts)
  const worthOf = (asked: Asked) => chosenAmount(asked.fate, chosenOf(asked), order, returns)
  const whyOf = ({ why }: Asked) => RETURN_REASON_KEYS.find((one) => one === why)
  /** Whether bottles that have arrived are named: a return is made of it. */
  const isReturn = (asked: Asked) =>
    asked.fate === 'back' || (asked.fate === 'kept' && chosenOf(asked).length > 0)
  const canceledOf = (asked: Asked) =>
    asked.fate === 'unsent'
      ? chosenOf(asked).map(({ id, quantity }) => ({
          id,
          // with what was canceled before, as the server counts them
          quantity: quantity + (order.items.find((item) => item.id === id)?.canceled_quantity ?? 0),
        }))
      : []
  const givenByReturns = (returns?.returns ?? [])
    .filter(({ state }) => state === 'refunded')
    .reduce((sum, { amount }) => sum + amount.bottles + amount.freight, 0)

  const amountProblem = (asked: Asked): string | null => {
    if (asked.fate === 'back') return null
    const cents = parseReais(asked.amount)
    const why = whyOf(asked)
    if (isReturn(asked)) return why ? loweredProblem(why, worthOf(asked), cents) : null
    const canceled = canceledOf(asked)
    return (
      refundProblem(order.paid, cents, canceled.length > 0 ? 0 : 1) ??
      (canceled.length > 0
        ? cancelAmountProblem(order, canceled, order.paid.refunded + (cents ?? 0) - givenByReturns)
        : null)
    )
  }
  const rules = (asked: Asked): FieldErrors =>
    fieldErrors({
      ...countProblems(bottles[asked.fate], asked.counts, {
        ...(asked.fate === 'back' ? { none: text('none') } : {}),
        count: (max) => text('count', { max }),
      }),
      why: isReturn(asked) && !whyOf(asked) ? text('choose') : null,
      amount: amountProblem(asked),
      reason: staffReasonProblem(asked.reason),
    })

  const once = useIdempotencyKey()
  const refund = useStaffAct<RefundRequest>({
    done: 'admin_orders.act.refund.done',
    run: (dataProvider, body) => dataProvider.refundOrder(order.id, body),
  })
  const refundBottles = useStaffAct<RefundBottlesRequest>({
    done: 'admin_orders.act.refund.done',
    run: (dataProvider, body) => once((key) => dataProvider.refundBottles(order.id, body, key)),
  })
  const approve = useStaffAct<StaffRegisterReturnRequest>({
    done: 'admin_orders.act.refund.done_back',
    run: (dataProvider, body) => once((key) => dataProvider.openReturn(order.id, body, key)),
  })
  const sent = useRef<Asked>(null)
  const send = (asked: Asked): Promise<AdminOrder | null> => {
    sent.current = asked
    const reason = asked.reason.trim()
    const items = chosenOf(asked)
    const why = whyOf(asked)
    const money = {
      amount: parseReais(asked.amount) ?? 0,
      expected_refunded: order.paid.refunded,
      ...(asked.elsewhere && { elsewhere: true }),
    }
    if (!isReturn(asked) || !why)
      return refund.mutateAsync({
        ...money,
        canceled: canceledOf(asked),
        reason,
      })
    const wish = { reason: why, items, note: reason }
    return asked.fate === 'back'
      ? approve.mutateAsync({ ...wish, approve: reason })
      : refundBottles.mutateAsync({ ...wish, ...money })
  }
  const save = (asked: Asked): Promise<AdminOrder | null> =>
    send(asked).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 409) setRefused(true)
      throw error
    })
  const fieldOf = (path: string): string => {
    if (path === 'note' || path === 'approve') return 'reason'
    if (path === 'reason' && sent.current && isReturn(sent.current)) return 'why'
    return ['canceled', 'items'].includes(path)
      ? `counts.${bottles[sent.current?.fate ?? 'unsent'][0]?.id}`
      : path
  }

  const left = formatBRL(refundable(order.paid))
  const freight = freightLeft(order.paid, order.shipping_total)
  return (
    <DialogForm<Asked, AdminOrder | null>
      title={text('title')}
      values={{
        fate: fates[0] ?? 'unsent',
        counts: {},
        why: '',
        amount: '',
        reason: '',
        elsewhere: false,
      }}
      rules={rules}
      onSave={save}
      fieldOf={fieldOf}
      failed={translate('admin_seller.try_again')}
      saveLabel={({ fate }) => text(fate === 'back' ? 'label_back' : 'label')}
      savingLabel={text('pending')}
      destructive
      onClose={onClose}
    >
      {(asked) => (
        <>
          <DialogContentText sx={{ mb: 2 }}>
            {text(fates.length > 0 ? 'text' : 'text_amount')}
            {order.fulfillments?.some(
              ({ canceled_at, delivered_at }) => !canceled_at && !delivered_at,
            ) && ` ${text('text_way')}`}
          </DialogContentText>
          <Stack spacing={2}>
            {fates.length > 1 && (
              <TextInput
                source="fate"
                label={text('fate')}
                choices={fates.map((fate) => [fate, text(`fates.${fate}`)])}
                helperText={text(`hints.${asked.fate}`)}
                autoFocus
              />
            )}
            {bottles[asked.fate].map(({ id, title, max }, index) => (
              <NumberInput
                key={id}
                autoFocus={index === 0 && fates.length === 1}
                source={`counts.${id}`}
                label={text('bottles', { title, max })}
                placeholder="0"
              />
            ))}
            {fates.length === 1 && (
              <DialogContentText>{text(`hints.${asked.fate}`)}</DialogContentText>
            )}
            {isReturn(asked) && (
              <TextInput
                source="why"
                label={text('why')}
                choices={(returns?.returnable.reasons ?? []).map((one) => [
                  one,
                  RETURN_REASONS[one].label,
                ])}
                required
              />
            )}
            {asked.fate === 'back' ? (
              <DialogContentText>{text('later', { sum: sumOf(worthOf(asked)) })}</DialogContentText>
            ) : (
              <NumberInput
                source="amount"
                autoFocus={fates.length === 0}
                label={text('amount')}
                prefix="R$"
                helperText={
                  isReturn(asked)
                    ? text('hint_bottles', { sum: sumOf(worthOf(asked)) })
                    : text(freight > 0 ? 'hint_freight' : 'hint', {
                        left,
                        freight: formatBRL(freight),
                      })
                }
              />
            )}
            {order.bank_refuses && asked.fate !== 'back' && (
              <CheckboxInput source="elsewhere" label={returnText('refund.elsewhere')} />
            )}
            <TextInput
              source="reason"
              label={translate('admin_orders.reason')}
              helperText={translate('admin_orders.reason_hint')}
              maxLength={FREE_TEXT_MAX}
              required
              multiline
              minRows={3}
            />
          </Stack>
          <FollowingAmount
            chosen={JSON.stringify([asked.fate, chosenOf(asked)])}
            amount={chosenOf(asked).length > 0 ? formatReaisInput(centsOf(worthOf(asked))) : ''}
          />
        </>
      )}
    </DialogForm>
  )
}

const centsOf = ({ bottles, freight }: { bottles: number; freight: number }): number =>
  bottles + freight
const sumOf = (amount: Parameters<typeof centsOf>[0]): string => formatBRL(centsOf(amount))

/** With other bottles the amount is theirs again; until then it is what was typed. */
function FollowingAmount({ chosen, amount }: { chosen: string; amount: string }) {
  const { setValue, clearErrors } = useFormContext<Asked>()
  const followed = useRef(chosen)
  useEffect(() => {
    if (followed.current === chosen) return
    followed.current = chosen
    setValue('amount', amount, { shouldDirty: true })
    clearErrors('amount')
  }, [chosen, amount, setValue, clearErrors])
  return null
}
