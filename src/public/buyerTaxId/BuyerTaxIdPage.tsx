import { TAX_ID_TYPED_MAX } from '#domain/limits'
import { fieldErrors } from '#domain/result'
import { normalizeTaxId } from '#domain/values/taxId'
import type { AskedTaxId } from '#domain/orders/taxIdRequestWire'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { AuthLayout } from '../../auth/AuthLayout'
import { TextField } from '../../auth/fields/TextField'
import { usePublicForm } from '../../auth/fields/usePublicForm'
import { NotOpen } from '../../auth/link/NotOpen'
import { useLinkedRecord } from '../../auth/link/useLinkedRecord'
import { Notice } from '../../auth/Notice'
import { ApiError } from '../../kit/http/ApiError'
import { callRoute } from '../../kit/http/callRoute'
import { explained, serverMessage } from '../../kit/http/serverMessage'
import { paths } from '../../paths'

/** Throws ApiError. */
const findRequest = (token: string, signal?: AbortSignal): Promise<AskedTaxId> =>
  callRoute('GET /store/tax-ids/:token', { params: { token }, anonymous: true, signal })

/** /cpf-da-nota/{token}: a buyer gives the CPF or CNPJ that the producer needs for the invoice (docs/decisions/10). */
export default function BuyerTaxIdPage() {
  const token = useParams().token ?? ''
  const { record, keep } = useLinkedRecord(token, findRequest)
  if (record.kind === 'open')
    return <OpenRequest token={token} request={record.found} onGiven={keep} />
  return (
    <AuthLayout tone="visitor" title="CPF para a nota fiscal">
      <NotOpen
        record={record}
        opening="Abrindo o pedido..."
        gone="Este link não é válido, já foi usado ou expirou. Se o produtor ainda precisa do número, ele envia outro e-mail."
        failed="Não foi possível abrir o pedido."
      />
    </AuthLayout>
  )
}

interface OpenProps {
  token: string
  request: AskedTaxId
  onGiven: (answer: AskedTaxId) => void
}

function OpenRequest({ token, request, onGiven }: OpenProps) {
  const [taxId, setTaxId] = useState('')
  const { form, problem, isSending, errorOf } = usePublicForm<'tax_id'>({
    rules: () =>
      fieldErrors({
        tax_id: normalizeTaxId(taxId) ? null : 'Confira o CPF ou CNPJ: há um número errado.',
      }),
    onSend: async () =>
      onGiven(
        await callRoute('POST /store/tax-ids/:token', {
          params: { token },
          body: { tax_id: taxId },
          anonymous: true,
        }),
      ),
    refusalOf: (error) => {
      const words = serverMessage(error, 'O número não foi enviado. Tente novamente.')
      return {
        problem: explained(error, words),
        fields: error instanceof ApiError ? error.body.errors : undefined,
      }
    },
  })
  const title = `CPF para a nota do pedido #${request.display_id}`
  if (request.is_given)
    return (
      <AuthLayout tone="visitor" title={title}>
        <Notice kind="info">
          Obrigado! {request.seller_name} recebeu o número e já pode emitir a nota.
        </Notice>
        <p>
          <a className="button" href={paths.home}>
            Conhecer a winex
          </a>
        </p>
      </AuthLayout>
    )
  return (
    <AuthLayout
      tone="visitor"
      title={title}
      subtitle={`${request.seller_name} precisa do seu CPF ou CNPJ para emitir a nota fiscal e enviar os vinhos.`}
    >
      <form className="auth-form" {...form}>
        {problem && <Notice kind="error">{problem}</Notice>}
        <TextField
          name="tax_id"
          label="CPF ou CNPJ"
          value={taxId}
          error={errorOf('tax_id')}
          hint="Usado só para a nota fiscal deste pedido."
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={TAX_ID_TYPED_MAX}
          onValue={setTaxId}
        />
        <button className="button button-primary auth-submit" disabled={isSending}>
          {isSending ? 'Enviando...' : 'Enviar'}
        </button>
      </form>
    </AuthLayout>
  )
}
