import { useApi } from '#platform/web/api.ts'

import { exchangeApi } from '../../api.ts'

/** What is known of a coin, asked once a minute; null waits. */
export const useCoin = (coin: string | null) =>
  useApi(exchangeApi.coin, coin === null ? null : { coin }, { staleTime: 60_000 })
