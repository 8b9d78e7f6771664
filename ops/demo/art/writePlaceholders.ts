import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WINE_TYPES } from '#domain/wineSheet/index'
import { type BottleDesign, drawBottle } from './drawBottle'

type WineType = keyof typeof WINE_TYPES

const BLANK = { title: [], face: 'display', grape: '', vintage: '', producer: '' } as const

/** The bottle that stands for a wine without a photo (R27), by type. */
const PLACEHOLDERS: Record<WineType, BottleDesign> = {
  red: {
    shape: 'bordeaux',
    glass: 'forest',
    wine: '#6A0F22',
    berry: '#4A1B3A',
    closure: 'foil',
    closureColor: '#7A1528',
    backdrop: 'sand',
    companion: 'none',
    label: {
      ...BLANK,
      title: [],
      cut: 'sheet',
      paper: 'cream',
      accent: '#C8453B',
      motif: 'grapes',
    },
  },
  white: {
    shape: 'flute',
    glass: 'mint',
    wine: '#EAD27A',
    berry: '#C9C06A',
    closure: 'foil',
    closureColor: '#5C6B35',
    backdrop: 'sage',
    companion: 'none',
    label: { ...BLANK, title: [], cut: 'sheet', paper: 'cream', accent: '#5C6B35', motif: 'leaf' },
  },
  rose: {
    shape: 'provence',
    glass: 'crystal',
    wine: '#E98C7C',
    berry: '#5A2A4A',
    closure: 'cork',
    closureColor: '#C79A63',
    backdrop: 'blush',
    companion: 'none',
    label: { ...BLANK, title: [], cut: 'sheet', paper: 'bone', accent: '#E9795B', motif: 'hills' },
  },
  sparkling: {
    shape: 'sparkling',
    glass: 'moss',
    wine: '#F0D58A',
    berry: '#C9C06A',
    closure: 'crown',
    closureColor: '#C8453B',
    backdrop: 'ochre',
    companion: 'none',
    label: {
      ...BLANK,
      title: [],
      cut: 'oval',
      paper: 'petal',
      accent: '#C8453B',
      motif: 'bubbles',
    },
  },
}

/** Writes public/wines/placeholder-<type>.svg. Run by hand when the drawing changes: npx tsx ops/demo/art/writePlaceholders.ts */
function writePlaceholders(): void {
  const folder = join(import.meta.dirname, '../../../public/wines')
  mkdirSync(folder, { recursive: true })
  for (const [type, design] of Object.entries(PLACEHOLDERS)) {
    writeFileSync(join(folder, `placeholder-${type}.svg`), drawBottle(design))
  }
}

writePlaceholders()
