import ExpandMore from '@mui/icons-material/ExpandMore'
import { Box, Card, Typography } from '@mui/material'
import { useState, type ReactNode, useSyncExternalStore } from 'react'

interface Props {
  title: string
  /** What it holds, on the same line while it is closed: 'sem fotos', '3 de 12 preenchidos'. */
  summary?: string | undefined
  /** Open at first sight. */
  open?: boolean
  /** The address that a link of the page leads to. */
  id?: string
  /** Built when the card is opened first, and kept. */
  children: ReactNode
}

const LINE = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 1.5,
  minHeight: 52,
  px: { xs: 2, sm: 2.5 },
  py: 1,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
} as const

/** A card that is one line until it is opened: for what is rare, or has nothing to say yet (spec §2 comes first, ours after). */
export function FoldedCard({ title, summary, open = false, id, children }: Props) {
  const [isOpen, setOpen] = useState(open)
  const [wasOpened, setOpened] = useState(open)
  const isPrinting = usePrinting()
  const isShown = isOpen || isPrinting
  return (
    <Card
      component="details"
      id={id}
      open={isShown}
      onToggle={(event) => {
        if (isPrinting) return
        const nowOpen = (event.currentTarget as HTMLDetailsElement).open
        setOpen(nowOpen)
        if (nowOpen) setOpened(true)
      }}
    >
      <Box component="summary" sx={LINE}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ flex: 1, minWidth: 0 }}>
          {!isShown && summary}
        </Typography>
        <ExpandMore aria-hidden sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />
      </Box>
      <Box sx={{ px: { xs: 2, sm: 2.5 }, pb: 2.5 }}>{(wasOpened || isPrinting) && children}</Box>
    </Card>
  )
}

let isPrinting = false
const waiting = new Set<() => void>()
if (typeof window !== 'undefined') {
  const set = (next: boolean) => {
    isPrinting = next
    for (const tell of waiting) tell()
  }
  window.addEventListener('beforeprint', () => set(true))
  window.addEventListener('afterprint', () => set(false))
}

const subscribe = (tell: () => void) => {
  waiting.add(tell)
  return () => waiting.delete(tell)
}

/** Whether the page is being put on paper: what is folded on the screen is there then. */
const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  )
