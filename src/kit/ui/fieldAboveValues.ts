import type { Theme } from '@mui/material/styles'

/** A table of fields with two values each, on a phone: a field's name is above its values, beside them it breaks inside a word. */
export const fieldAboveValues = ({ breakpoints }: Theme) => ({
  [breakpoints.down('sm')]: {
    '&, & thead, & tbody': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', height: 'auto' },
    '& td, & th': { textAlign: 'left', px: 0.75, height: 'auto' },
    '& thead th:first-of-type': { display: 'none' },
    '& tbody th': { gridColumn: '1 / -1', border: 0, color: 'text.secondary' },
  },
})
