import { freightForm, statesOf } from '#domain/freight/freightForm'
import type { FreightTable } from '#domain/freight/freightTable'
import { writeFreight } from '#domain/freight/freightText'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useNotify } from 'ra-core'
import { useId, useState } from 'react'
import { saveFile } from '../../kit/files/saveFile'
import { freight } from '../../shared/freight/freightTexts'
import { PasteDialog } from './PasteDialog'
import { useFreightStates } from './useFreightStates'

const text = freight.tools

/** In and out of the table as a whole, behind one button: from and to a spreadsheet, and from the suggestion. */
export function FreightTools({ suggestion }: { suggestion: FreightTable }) {
  const id = useId()
  const notify = useNotify()
  const { write, read } = useFreightStates()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
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
  const takeSuggestion = () => {
    const { states } = freightForm(suggestion)
    write(statesOf((state) => states[state]))
    notify(text.suggestionDone, { type: 'info' })
  }
  const acts = [
    { label: text.paste, run: () => setPasting(true) },
    { label: text.copy, run: () => void copy() },
    { label: text.download, run: download },
    { label: text.suggestion, run: takeSuggestion },
  ]
  return (
    <>
      <Button
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={(event) => setAnchor(event.currentTarget)}
        // as high as a finger, in a head that stays low
        sx={{ my: -0.75 }}
      >
        {text.menu}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {acts.map(({ label, run }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAnchor(null)
              run()
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
      {isPasting && <PasteDialog onClose={() => setPasting(false)} />}
    </>
  )
}
