import ButtonBase from '@mui/material/ButtonBase'
import type { ReactNode } from 'react'

interface PageButtonProps {
  label: string
  current?: boolean
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}

/** One link of the pagination: 44 px for a thumb, the current page filled and announced. */
export function PageButton({
  label,
  current = false,
  disabled = false,
  onClick,
  children,
}: PageButtonProps) {
  return (
    <ButtonBase
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      disabled={disabled}
      onClick={onClick}
      sx={{
        minWidth: { xs: 40, sm: 44 },
        height: 44,
        px: 1,
        borderRadius: 2,
        typography: 'body2',
        fontVariantNumeric: 'tabular-nums',
        fontWeight: current ? 700 : 400,
        color: current ? 'primary.contrastText' : 'text.primary',
        bgcolor: current ? 'primary.main' : 'transparent',
        '&:hover': { bgcolor: current ? 'primary.main' : 'action.hover' },
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
        '&.Mui-disabled': { opacity: 0.38 },
      }}
    >
      {children}
    </ButtonBase>
  )
}
