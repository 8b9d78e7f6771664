import CssBaseline from '@mui/material/CssBaseline'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import {
  CoreAdminContext,
  CoreAdminUI,
  type CoreAdminProps,
  useBasename,
  useResetErrorBoundaryOnLocationChange,
} from 'react-admin'
import { forgetLists } from '../list/listAddress'
import { useAppTheme } from '../theme/useAppTheme'
import type { Feature } from '../feature'
import { areaRouter } from './areaRouter'
import { AreaLoading } from './AreaLoading'
import { takeFirstRows } from './firstRows'
import { NotificationBridge } from './NotificationBridge'
import { renderFeatures } from './renderFeatures'
import { Link } from 'react-router-dom'
import { shell } from './shellTexts'
import { MessagePage } from '../ui/MessagePage'
import { CrashPage } from '../ui/CrashPage'

const text = shell.shell

/** An address below an area that no feature knows. */
function AreaNotFound() {
  const basename = useBasename()
  return (
    <MessagePage title={text.not_found.title} text={text.not_found.text}>
      <Link className="button button-primary" to={basename}>
        {text.state.home}
      </Link>
    </MessagePage>
  )
}

interface Props extends Required<
  Pick<
    CoreAdminProps,
    'authProvider' | 'basename' | 'dataProvider' | 'i18nProvider' | 'layout' | 'store'
  >
> {
  features: Feature[]
}

/**
 * One react-admin application. Made of react-admin's core alone: `<Admin>` would download its own layout, menus, login and
 * snackbar, none of which is shown here. The cache and the lists' filters live and die with the area: another person never sees them.
 */
export function AreaAdmin({ layout, features, ...area }: Props) {
  const [queryClient] = useState(() => {
    forgetLists()
    return takeFirstRows()
  })
  const options = useAppTheme()
  const theme = useMemo(() => createTheme(options), [options])
  return (
    <CoreAdminContext {...area} queryClient={queryClient} routerProvider={areaRouter}>
      <ThemeProvider theme={theme}>
        <CssBaseline enableColorScheme />
        <CoreAdminUI
          title="winex"
          layout={layout}
          loading={AreaLoading}
          catchAll={AreaNotFound}
          error={AreaCrash}
          requireAuth
          disableTelemetry
        >
          {renderFeatures(features)}
        </CoreAdminUI>
        <NotificationBridge />
      </ThemeProvider>
    </CoreAdminContext>
  )
}

interface AreaCrashProps {
  error: Error
  resetErrorBoundary: (...why: unknown[]) => void
}

/** Instead of a whole area that crashed, frame included; another address tries again. */
function AreaCrash({ error, resetErrorBoundary }: AreaCrashProps) {
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary)
  return <CrashPage error={error} retry={resetErrorBoundary} home={useBasename()} />
}
