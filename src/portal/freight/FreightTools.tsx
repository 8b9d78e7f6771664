import { freightForm, statesOf } from '#domain/freight/freightForm'
import type { FreightTable } from '#domain/freight/freightTable'
import { writeFreight } from '#domain/freight/freightText'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { saveFile } from '../../kit/files/saveFile'
import { freight } from '../../shared/freight/freightTexts'
import { PasteDialog } from './PasteDialog'
import { useFreightStates } from './useFreightStates'

const text = freight.tools

/** In and out of the table as a whole: from and to a spreadsheet, and from the start table. */
export function FreightTools({ start }: { start: FreightTable }) {
  const notify = useNotify()
  const { write, read } = useFreightStates()
  const [isPasting, setPasting] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(writeFreight(read(), '\t'))
      notify(text.copied, { type: 'success' })
    } catch {
      notify(text.copyFailed, { type: 'error' })
    }
  }
  const download = () =>
    // the mark tells spreadsheets that it is UTF-8
    saveFile(
      new Blob([`\uFEFF${writeFreight(read(), ';')}\r\n`], { type: 'text/csv;charset=utf-8' }),
      text.file,
    )
  const useStart = () => {
    const { states } = freightForm(start)
    write(statesOf((state) => states[state]))
    notify(text.startDone, { type: 'info' })
  }
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1.5 }}>
      <Button variant="outlined" onClick={() => setPasting(true)}>
        {text.paste}
      </Button>
      <Button onClick={() => void copy()}>{text.copy}</Button>
      <Button onClick={download}>{text.download}</Button>
      <Button onClick={useStart}>{text.start}</Button>
      {isPasting && <PasteDialog onClose={() => setPasting(false)} />}
    </Stack>
  )
}
