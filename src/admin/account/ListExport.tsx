import { mayExport } from '#domain/staff/staffExports'
import { useListContext } from 'ra-core'
import { ExportButton } from '../../kit/list/ExportButton'
import { useRole } from './useMay'

/** 'Exportar CSV' of a list, for the roles that may (R54). */
export function ListExport({ variant }: { variant?: 'text' }) {
  const role = useRole()
  const { resource } = useListContext()
  return mayExport(role, resource) && <ExportButton {...(variant ? { variant } : {})} />
}
