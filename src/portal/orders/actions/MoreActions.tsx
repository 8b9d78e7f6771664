import ExpandMore from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import { useId, useState, type ReactNode } from 'react'

/** What else can be done, behind one button; nothing at all where there is nothing. */
export function MoreActions({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    // what is in it shows nothing where it is not allowed, so only the page knows whether there is anything
    <Stack spacing={1} sx={{ '&:not(:has(> div > *))': { display: 'none' } }}>
      <Button
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={id}
        endIcon={<ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />}
        onClick={() => setOpen(!isOpen)}
      >
        {translate('order.actions.more')}
      </Button>
      <Stack id={id} spacing={1} hidden={!isOpen} sx={{ '&[hidden]': { display: 'none' } }}>
        {children}
      </Stack>
    </Stack>
  )
}
