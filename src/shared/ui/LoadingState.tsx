import { Skeleton, Stack } from '@mui/material'
import { shell } from '../i18n/catalogue/shell'

interface Props {
  /** Said to screen readers and shown under the skeleton, e.g. 'Carregando vinhos...'. */
  label?: string
  /** Skeleton of the layout to come; when left out it is that of a whole page, heading included. */
  children?: React.ReactNode
}

/** A skeleton of the page to come instead of a spinner (brand.md). */
export function LoadingState({ label = shell.shell.state.loading, children }: Props) {
  return (
    <Stack spacing={2} role="status" aria-busy="true" sx={{ py: 1 }}>
      {children ? (
        <>
          <span className="visually-hidden">{label}</span>
          {children}
        </>
      ) : (
        <>
          <h1 className="visually-hidden">{label}</h1>
          <PageSkeleton />
        </>
      )}
    </Stack>
  )
}

function PageSkeleton() {
  return (
    <>
      <Skeleton variant="text" width="min(260px, 60%)" height={44} />
      <Skeleton variant="rounded" height={96} />
      <Skeleton variant="rounded" height={320} />
    </>
  )
}
