import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'

/** Short texts side by side; long ones wrap inside their chip. */
export function TagList({ tags, label }: { tags: readonly string[]; label?: string }) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {tags.map((tag, index) => (
        <Box component="li" key={`${index} ${tag}`} sx={{ minWidth: 0, maxWidth: '100%' }}>
          <Chip
            label={tag}
            sx={{
              height: 'auto',
              minHeight: 32,
              bgcolor: 'var(--sand)',
              '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere', py: 0.5 },
            }}
          />
        </Box>
      ))}
    </Box>
  )
}
