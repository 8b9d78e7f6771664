import { TOOLTIP_OPEN_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '#domain/limits'
import { alpha, type ThemeOptions } from '@mui/material/styles'
import { palettes, type Mode } from './tokens'

const body = '"Inter Variable", "Inter Fallback", system-ui, sans-serif'
const display = '"Fraunces", "Fraunces Fallback", Georgia, serif'

const PHONE = '@media (max-width:599px)'

/** One theme for both areas: hairlines instead of shadows, 44 px targets, tabular numbers. */
export function createAppTheme(mode: Mode): ThemeOptions {
  const t = palettes[mode]
  const heading = { fontFamily: display, fontWeight: 560, letterSpacing: '-0.01em' }
  const focused = '&:focus-visible, &.Mui-focusVisible'
  /** Within a box that clips its overflow. */
  const innerRing = { [focused]: { outlineOffset: -3 } }
  return {
    palette: {
      mode,
      primary: { main: t.vinho, dark: t.vinhoHover, light: t.vinho, contrastText: t.onVinho },
      secondary: { main: t.muted, contrastText: t.paper },
      success: { main: t.ok, contrastText: t.okBg },
      warning: { main: t.warning, contrastText: t.warningBg },
      error: { main: t.error, contrastText: t.errorBg },
      info: { main: t.info, contrastText: t.infoBg },
      background: { default: t.paper, paper: t.card },
      text: { primary: t.ink, secondary: t.muted, disabled: t.muted },
      divider: t.rule,
      action: {
        hover: alpha(t.vinho, 0.06),
        selected: alpha(t.vinho, 0.1),
        focus: alpha(t.vinho, 0.14),
        active: t.muted,
      },
    },
    shape: { borderRadius: 8 },
    spacing: 8,
    typography: {
      fontFamily: body,
      h1: { ...heading, fontSize: '2rem', lineHeight: 1.2 },
      h2: { ...heading, fontSize: '1.5rem', lineHeight: 1.25 },
      h3: { ...heading, fontSize: '1.25rem', lineHeight: 1.3 },
      h4: { ...heading, fontSize: '1.125rem', lineHeight: 1.35 },
      h5: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
      h6: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.4 },
      button: { textTransform: 'none', fontWeight: 600 },
      body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
      body2: { fontSize: '0.875rem', lineHeight: 1.5 },
      caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
    },
    transitions: {
      duration: {
        shortest: 150,
        shorter: 150,
        short: 150,
        standard: 180,
        complex: 200,
        enteringScreen: 180,
        leavingScreen: 150,
      },
    },
    components: {
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiCard: {
        defaultProps: { variant: 'outlined' },
        styleOverrides: { root: { borderRadius: 12, borderColor: t.rule } },
      },
      // what is closing takes no press any more: a dialog's act must not run twice (R31)
      MuiModal: {
        styleOverrides: {
          root: ({ ownerState }) => (ownerState.open ? {} : { pointerEvents: 'none' }),
        },
      },
      MuiDialog: { styleOverrides: { paper: { borderRadius: 12, border: `1px solid ${t.rule}` } } },
      MuiDialogTitle: { styleOverrides: { root: { ...heading, fontSize: '1.25rem' } } },
      // on a phone, buttons with long labels are below one another
      MuiDialogActions: {
        defaultProps: { disableSpacing: true },
        styleOverrides: { root: { padding: '12px 24px 20px', flexWrap: 'wrap', gap: '8px 12px' } },
      },
      // open menus and pickers belong to a landmark of the page, as their openers do
      MuiPopover: { defaultProps: { container: openerOfMenus } },
      MuiMenu: { styleOverrides: { paper: { border: `1px solid ${t.rule}`, borderRadius: 12 } } },
      MuiMenuItem: {
        styleOverrides: { root: { minHeight: 44, fontSize: '0.9375rem', ...innerRing } },
      },
      // MUI takes the browser's ring away; that of base.css comes before it in the cascade
      MuiButtonBase: {
        styleOverrides: {
          root: { [focused]: { outline: `3px solid ${t.vinho}`, outlineOffset: 2 } },
        },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: { minHeight: 44, borderRadius: 8, paddingInline: 16 },
          sizeSmall: { minHeight: 44 },
          containedPrimary: { '&:hover': { backgroundColor: t.vinhoHover } },
          outlined: { borderColor: t.outline },
        },
      },
      MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
      MuiChip: { styleOverrides: { root: { fontWeight: 600, borderRadius: 6 } } },
      MuiTextField: {
        defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
      },
      MuiFormControl: {
        defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
      },
      // above its field, as on the sign-in pages, so that nothing lies in a field but what was typed
      MuiInputLabel: {
        defaultProps: { shrink: true },
        styleOverrides: {
          root: {
            position: 'static',
            maxWidth: '100%',
            marginBottom: 4,
            transform: 'none',
            color: t.ink,
            fontSize: '0.875rem',
            fontWeight: 600,
            lineHeight: 1.45,
            whiteSpace: 'normal',
          },
        },
      },
      MuiFormHelperText: { styleOverrides: { root: { marginInline: 0 } } },
      MuiInputBase: {
        styleOverrides: { input: { '&::placeholder': { color: t.muted, opacity: 1 } } },
      },
      MuiOutlinedInput: {
        styleOverrides: {
          root: { minHeight: 44, backgroundColor: t.card },
          multiline: { minHeight: 0 },
          notchedOutline: { top: 0, borderColor: t.outline, '& legend': { display: 'none' } },
        },
      },
      MuiTableCell: {
        styleOverrides: {
          root: {
            borderColor: t.rule,
            fontVariantNumeric: 'tabular-nums',
            fontSize: '0.9375rem',
            height: 48,
            paddingBlock: 8,
          },
          sizeSmall: { height: 40, paddingBlock: 4 },
          head: {
            backgroundColor: t.sand,
            color: t.muted,
            fontSize: '0.8125rem',
            fontWeight: 600,
            lineHeight: 1.4,
          },
        },
      },
      MuiTableRow: {
        styleOverrides: { root: { 'tbody > &:last-child > *': { borderBottom: 0 } } },
      },
      // the list keeps it at hand (AtHand)
      RaBulkActionsToolbar: {
        styleOverrides: {
          root: {
            '& .RaBulkActionsToolbar-toolbar': {
              position: 'static',
              flexWrap: 'wrap',
              height: 'auto',
              padding: '8px 16px',
              transform: 'none',
              border: `1px solid ${t.rule}`,
              borderRadius: 12,
              backgroundColor: t.sand,
            },
            '& .RaBulkActionsToolbar-topToolbar': { flexWrap: 'wrap', gap: 8, padding: 0 },
          },
        },
      },
      // two arrows, five links and two ellipses in 328 px
      MuiPaginationItem: {
        styleOverrides: {
          root: { [PHONE]: { minWidth: 36, margin: 0, paddingInline: 4 } },
          ellipsis: { [PHONE]: { minWidth: 16, paddingInline: 0 } },
        },
      },
      MuiTablePagination: {
        styleOverrides: {
          // on a phone the page links have a line of their own
          toolbar: { flexWrap: 'wrap', justifyContent: 'flex-end', paddingInline: 0 },
          actions: { [PHONE]: { marginInline: 0, flexShrink: 1, minWidth: 0 } },
          select: { borderRadius: 8, '&:focus-visible': { outline: `3px solid ${t.vinho}` } },
        },
      },
      RaDataTable: {
        styleOverrides: {
          root: {
            '& .RaDataTable-headerCell': { position: 'static', backgroundColor: t.sand },
            '& .MuiTableCell-root': {
              paddingInline: 10,
              // two lines of text make no row higher than 48 px
              paddingBlock: 4,
              // so that no column is cut off
              '@media (max-width:1199px)': { paddingInline: 8 },
              '@media (max-width:899px)': { paddingInline: 6 },
            },
            // a button of 44 px makes no row higher
            '& .MuiIconButton-root, & .MuiCheckbox-root, & .MuiButton-root': { marginBlock: -8 },
            '& .MuiTableCell-root:first-of-type': {
              paddingLeft: 16,
              '@media (max-width:899px)': { paddingLeft: 12 },
            },
            '& .MuiTableCell-root:last-of-type': {
              paddingRight: 16,
              '@media (max-width:899px)': { paddingRight: 12 },
            },
          },
        },
      },
      MuiTooltip: {
        defaultProps: {
          // explains what has a name already
          describeChild: true,
          enterDelay: TOOLTIP_OPEN_DELAY_MS,
          enterNextDelay: TOOLTIP_SKIP_DELAY_MS,
          arrow: true,
        },
        styleOverrides: {
          tooltip: { backgroundColor: t.ink, color: t.paper, fontSize: '0.8125rem' },
          arrow: { color: t.ink },
        },
      },
      MuiAlert: {
        styleOverrides: {
          root: { borderRadius: 12, fontSize: '0.9375rem' },
          standardSuccess: { color: t.ok, backgroundColor: t.okBg },
          standardWarning: { color: t.warning, backgroundColor: t.warningBg },
          standardError: { color: t.error, backgroundColor: t.errorBg },
          standardInfo: { color: t.info, backgroundColor: t.infoBg },
        },
      },
      MuiTabs: { styleOverrides: { indicator: { height: 3 } } },
      MuiTab: { styleOverrides: { root: { minHeight: 48, ...innerRing } } },
      MuiAccordion: {
        defaultProps: { disableGutters: true, elevation: 0, square: false },
        styleOverrides: {
          root: { border: `1px solid ${t.rule}`, '&::before': { display: 'none' } },
        },
      },
      MuiAccordionSummary: { styleOverrides: { root: innerRing } },
      MuiLink: { defaultProps: { underline: 'hover' } },
    },
  }
}

/**
 * Over an open dialog a menu belongs to the dialog: in the page below it nobody would see it. Else to the page's main part,
 * the last one, as the frame in the page's HTML may still be before it with the same id: a popover that was put into the
 * frame went with it, and the columns menu of a list that was opened by its address locked the page.
 */
const openerOfMenus = (): Element | null =>
  [...document.querySelectorAll('.MuiDialog-root')].at(-1) ??
  [...document.querySelectorAll('#main-content')].at(-1) ??
  null
