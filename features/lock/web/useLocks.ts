import { useApi } from '#platform/web/api.ts'
import { useApiItem } from '#platform/web/pages.ts'
import { useSession } from '#platform/web/session.tsx'

import { lockApi } from '../api.ts'
import type { LockCoin, LockView } from '../shapes.ts'

/** What is known of a coin for a lock; read again, so that a resumed order has it too. */
const useCoinForm = (coin: string | null) =>
  useApi(lockApi.form, coin === null ? null : { coin }).data

/** Base units of USDT for one whole coin, for display; null while it is not known. */
export const usePrice = ({ address }: LockCoin): string | null =>
  useCoinForm(address)?.price ?? null

/** Which lock an action is about: an own lock A, one that is offered to the reader, the reader's lock B, or a new one. */
export type LockOf =
  | { readonly own: string | undefined }
  | { readonly offered: string | undefined }
  | 'B'
  | { readonly coin: string | undefined }

/** null while it is not known, and of a new lock. */
export function useLockOf(of: LockOf): LockView | null {
  const { address } = useSession()
  const own = of !== 'B' && 'own' in of && address !== null ? (of.own ?? null) : null
  const offered = of !== 'B' && 'offered' in of ? (of.offered ?? null) : null
  const mine = useApi(
    lockApi.lock,
    own === null ? null : { kind: 'A', owner: address ?? '', createTime: own },
  )
  const others = useApiItem(
    lockApi.offeredToMe,
    offered,
    ({ createTime }) => String(createTime) === offered,
  )
  const lockB = useApi(lockApi.lockB, of === 'B' ? {} : null)
  return mine.data?.lock ?? others.data?.found ?? lockB.data?.mine?.lock ?? null
}

/** The coin that an action is about. */
export function useCoinOf(of: LockOf): LockCoin | null {
  const lock = useLockOf(of)
  const form = useCoinForm(of !== 'B' && 'coin' in of ? (of.coin ?? null) : null)
  const lockB = useApi(lockApi.lockB, of === 'B' ? {} : null)
  return form?.coin ?? lock?.coin ?? lockB.data?.coin ?? null
}
