import { isAddress } from '#platform/std/address.ts'
import { buttonClass } from '#platform/ui/Button.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { StickyBar } from '#platform/ui/StickyBar.tsx'
import { useConfig } from '#platform/web/config.ts'
import { useText } from '#platform/web/i18n.tsx'
import { OfMember } from '#platform/web/OfMember.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { Link, useSearchParams } from 'wouter'

import { MyLocks } from './MyLocks.tsx'
import { SearchCoins } from './SearchCoins.tsx'
import { lockTexts as texts } from './text.ts'
import { TokenLocks } from './TokenLocks.tsx'

/** The reader's locks, and how much of any coin is locked; of `?token=` first where it names one. */
export function LocksScreen() {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const named = (search.get('token') ?? '').trim()
  const ours = useConfig()?.contracts['Tes'] ?? null
  const coin = isAddress(named) ? named : ours
  const own = (
    <OfMember key="own" silent>
      <MyLocks />
    </OfMember>
  )
  const all = (
    <section key="all" className="flex flex-col gap-4">
      <SearchCoins onChoose={(token) => setSearch({ token }, { replace: true })}>
        {coin === null ? (
          <Skeleton className="h-80 w-full" />
        ) : (
          <TokenLocks key={coin} coin={coin} />
        )}
      </SearchCoins>
    </section>
  )
  return (
    <Frame sequential>
      {isAddress(named) ? [all, own] : [own, all]}
      <StickyBar>
        <Link to="/lock" className={buttonClass('primary', true)}>
          {t(texts.make)}
        </Link>
      </StickyBar>
    </Frame>
  )
}
