import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useInput, useTranslate } from 'ra-core'
import { FileDropzone } from '../../../kit/files/FileDropzone'

/** The XML of an invoice, dropped or chosen; it is sent with the form, and can be taken away again. */
export function InvoiceXmlField({ source }: { source: string }) {
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
