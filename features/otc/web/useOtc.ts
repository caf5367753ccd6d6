import { useApi } from '#platform/web/api.ts'

import { otcApi } from '../api.ts'

/** What is known of a coin for an offer; read again, so that a resumed order has it too. null waits. */
export const useCoinForm = (coin: string | null) =>
  useApi(otcApi.form, coin === null ? null : { coin }, { refetchInterval: 30_000 })

export const useOffer = (id: string | null) =>
  useApi(otcApi.productMarketSkuDetail, id === null ? null : { id }, { refetchInterval: 15_000 })
