import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '../paths'
import { ReauthenticationDialog } from '../auth/ReauthenticationDialog'
import type { HitPlaces } from '../kit/quickSearch/HitPlaces'
import { AreaShell } from '../kit/shell/AreaShell'
import { LogoutButton } from '../kit/shell/LogoutButton'
import { portalFeatures } from './features'
import { ME_QUERY } from './fetchMe'
import { NoticeBell } from './notices/NoticeBell'
import { StoreNotice } from './StoreNotice'

const PLACES: HitPlaces = {
  wine: { list: paths.portal.wines, open: paths.portal.wine },
  order: { list: paths.portal.orders, open: paths.portal.order },
  person: { open: paths.portal.colleague },
}

/** Frame of every page of the portal. */
export function PortalLayout({ children }: { children?: ReactNode }) {
  const { data: me } = useQuery(ME_QUERY)
  return (
    <>
      <AreaShell
        area="portal"
        home={paths.portal.wines}
        features={portalFeatures}
        places={PLACES}
        mayDo={({ seller }) => !seller || seller(me?.seller?.store_status)}
        actions={
          <>
            <NoticeBell />
            <LogoutButton label="portal.nav.logout" />
          </>
        }
        notices={
          <>
            <StoreNotice />
            {portalFeatures.map(({ notice: Notice }, index) => Notice && <Notice key={index} />)}
          </>
        }
      >
        {children}
      </AreaShell>
      <ReauthenticationDialog actor="seller" email={me?.email} />
    </>
  )
}
