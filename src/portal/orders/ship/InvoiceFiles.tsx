import { INVOICE_XML_MAX_BYTES, ORDER_BATCH_MAX } from '#domain/limits'
import { accessKeyCharacters } from '#domain/orders/invoice/accessKey'
import { invoiceXmlSizeProblem } from '#domain/orders/invoice/invoiceXmlText'
import { invoiceReference, matchInvoice } from '#domain/orders/invoice/matchInvoices'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { FileDropzone } from '../../../kit/files/FileDropzone'
import type { Parcel } from './parcelsOf'
import type { Typed } from './readyOf'

interface Props {
  parcels: Parcel[]
  typed: Typed
  disabled: boolean
}

/** The XML of many invoices at once; each goes to the order whose key it has, or that it mentions. */
export function InvoiceFiles({ parcels, typed, disabled }: Props) {
  const translate = useTranslate()
  const { setValue, getValues } = useFormContext<Typed>()
  const [problem, setProblem] = useState<string | null>(null)
  const without = parcels.filter(({ order }) => !order.invoice)
  if (without.length === 0) return null
  const take = async (files: File[]) => {
    const refused: string[] = []
    for (const file of files.slice(0, ORDER_BATCH_MAX)) {
      const size = invoiceXmlSizeProblem(file.size)
      const reference = size
        ? null
        : invoiceReference(await file.slice(0, INVOICE_XML_MAX_BYTES).text(), file.name)
      const now = getValues('accessKeys')
      const key =
        reference &&
        matchInvoice(
          reference,
          without.map((one) => ({ ...one, accessKey: now[one.key] ?? '' })),
        )
      if (reference && key) {
        setValue(`files.${key}`, file, { shouldDirty: true })
        setValue(`accessKeys.${key}`, accessKeyCharacters(reference.accessKey), {
          shouldDirty: true,
          shouldValidate: true,
        })
      } else
        refused.push(
          size ??
            translate(reference?.accessKey ? 'order.ship.xml.nobody' : 'order.ship.xml.none', {
              file: file.name,
            }),
        )
    }
    setProblem(refused.length > 0 ? refused.join(' ') : null)
  }
  const taken = Object.values(typed.files).filter(Boolean).length
  return (
    <FileDropzone
      accept=".xml,application/xml,text/xml"
      multiple
      disabled={disabled}
      text={
        taken > 0
          ? translate('order.ship.xml.taken', { smart_count: taken })
          : translate('order.ship.xml.text')
      }
      dropText={translate('order.invoice.xml.drop')}
      hint={translate('order.ship.xml.hint')}
      button={translate('order.ship.xml.button')}
      problem={problem}
      onFiles={(files) => void take(files)}
    />
  )
}
