import { LoadingState } from '../ui/LoadingState'

/** What react-admin shows while a page or the session is being fetched. */
export const AreaLoading = () => <LoadingState />
