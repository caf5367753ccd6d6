import type { Text } from '#platform/std/text.ts'
import { useApi } from '#platform/web/api.ts'
import { CoinPicture } from '#platform/web/flow/picture.tsx'
import { useText } from '#platform/web/i18n.tsx'

import { purchaseApi } from '../../purchaseApi.ts'

/** Pictures and questions of a signing sheet, read again so that a resumed order has them too. */

export const usePool = (pool: string) =>
  useApi(purchaseApi.info, pool === '' ? null : { pool }).data

interface OfPool {
  readonly subject: { readonly pool?: string }
}

function PoolPicture({ pool }: { pool: string }) {
  const symbols = usePool(pool)?.coins.map(({ symbol }) => symbol)
  return <CoinPicture symbols={symbols ?? ['']} />
}

export const poolPicture = ({ subject: { pool = '' } }: OfPool) => <PoolPicture pool={pool} />

function PoolQuestion({ text, pool }: { text: Text; pool: string }) {
  const t = useText()
  return t(text, { pool: usePool(pool)?.symbol ?? '…' })
}

/** The question of an action that is about one pool. */
export const askOfPool = (text: Text) =>
  function ask({ subject: { pool = '' } }: OfPool) {
    return <PoolQuestion text={text} pool={pool} />
  }
