import { accessKeyProblem } from '#domain/orders/invoice/accessKey'
import { invoiceXmlSizeProblem } from '#domain/orders/invoice/invoiceXmlText'
import { INVOICE_KEY_TYPED_MAX } from '#domain/limits'
import { fieldErrors } from '#domain/result'
import type { Order } from '#domain/orders/orderWire'
import { useDataProvider, useNotify, useTranslate, useInput } from 'ra-core'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { DialogForm } from '../../../kit/form/DialogForm'
import { TextInput } from '../../../kit/form/TextInput'
import type { PortalDataProvider } from '../../dataProvider'
import { useKeepOrder } from '../useKeepOrder'
import { InvoiceScan } from './InvoiceScan'
import { FileDropzone } from '../../../kit/files/FileDropzone'

interface Values {
  access_key: string
  xml: File | null
}

/** Takes an invoice by its key, typed, pasted or read by the camera, or by its authorised XML, which brings the key. */
export default function InvoiceDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const keepOrder = useKeepOrder()
  const save = ({ access_key, xml }: Values) =>
    xml
      ? dataProvider.setInvoiceByXml(order.id, xml)
      : dataProvider.setInvoice(order.id, access_key)
  return (
    <DialogForm<Values, Order>
      title={translate('order.invoice.title')}
      saveLabel={translate('order.invoice.save')}
      savingLabel={translate('order.invoice.saving')}
      failed={translate('order.invoice.failed')}
      values={{ access_key: '', xml: null }}
      rules={({ access_key, xml }) =>
        fieldErrors({
          access_key: xml ? null : accessKeyProblem(access_key),
          xml: xml && invoiceXmlSizeProblem(xml.size),
        })
      }
      onSave={save}
      onSaved={(saved) => {
        notify('order.invoice.saved', { type: 'success' })
        void keepOrder(saved)
      }}
      onClose={onClose}
    >
      {({ xml }) => (
        <>
          <TextInput
            source="access_key"
            label={translate('order.invoice.key')}
            helperText={translate(xml ? 'order.invoice.key_of_xml' : 'order.invoice.key_hint')}
            maxLength={INVOICE_KEY_TYPED_MAX}
            multiline
            minRows={2}
            required={!xml}
            disabled={xml !== null}
            autoFocus
            slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
          />
          {!xml && <InvoiceScan source="access_key" />}
          <InvoiceXmlField source="xml" />
        </>
      )}
    </DialogForm>
  )
}

/** The XML of an invoice, dropped or chosen; it is sent with the form, and can be taken away again. */
function InvoiceXmlField({ source }: { source: string }) {
  const translate = useTranslate()
  const { field, fieldState } = useInput({
    source,
    parse: (file: unknown) => file,
    format: (file: unknown) => file,
  })
  const file: unknown = field.value
  const problem = fieldState.error?.message ?? null
  return (
    <Stack spacing={1}>
      <FileDropzone
        accept=".xml,application/xml,text/xml"
        text={file instanceof File ? file.name : translate('order.invoice.xml.text')}
        dropText={translate('order.invoice.xml.drop')}
        hint={translate('order.invoice.xml.hint')}
        button={translate('order.invoice.xml.button')}
        problem={problem}
        onFiles={([chosen]) => field.onChange(chosen)}
      />
      {file instanceof File && (
        <Button size="small" onClick={() => field.onChange(null)} sx={{ alignSelf: 'flex-start' }}>
          {translate('order.invoice.xml.clear')}
        </Button>
      )}
    </Stack>
  )
}
