import { accountApi } from '#features/account/public.web.ts'
import { useApi } from '#platform/web/api.ts'
import { useSession } from '#platform/web/session.tsx'
import { storage } from '#platform/web/storage.ts'

/** The inviter of the link that led here: kept in this browser, or with the member's record. */
export function useRememberedInviter(): string | null {
  const { address, status } = useSession()
  const info = useApi(
    accountApi.addressInfo,
    address !== null && status === 'signedIn' ? { address } : null,
  )
  const inviter = storage.read('inviter') ?? info.data?.inviter ?? null
  return inviter === address ? null : inviter
}
