import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { Link } from 'wouter'

import { marketApi } from '../../marketApi.ts'
import { short } from './coins.ts'
import { ownTexts as texts } from './textOwn.ts'

/** The cheapest listing of a level, beside the contract's own price. */
export function CheapestListed({ level }: { level: number }) {
  const t = useText()
  const input = { level: String(level), sort: 'cheap', pageSize: '1' } as const
  const { data, isError } = useApi(marketApi.skuPage, input)
  if (data === undefined) return isError ? '–' : '…'
  const listing = data.list[0]?.listing
  if (listing === null || listing === undefined) return t(texts.noneListed)
  return (
    <Link
      to={`/nft?level=${level}&state=onSale&sort=cheap`}
      className="inline-flex min-h-6 items-center text-lapis underline underline-offset-4"
    >
      {short(listing.price, listing.coin)}
    </Link>
  )
}
