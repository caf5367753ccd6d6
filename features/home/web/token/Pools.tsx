import { decimalsOf } from '#platform/std/amount.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { Amount } from '#platform/ui/Amount.tsx'
import { buttonClass } from '#platform/ui/Button.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useConfig } from '#platform/web/config.ts'
import { useText } from '#platform/web/i18n.tsx'
import { pathOfPage } from '#platform/web/shell/composed.ts'
import { Verify } from '#platform/web/Verify.tsx'
import { Link } from 'wouter'

import type { CoinPool } from '../../shapes.ts'
import { tokenPageTexts as texts } from './text.ts'

/** What holds it, with what each side has in it, and the ways to provide. */
export function Pools({ pools }: { pools: readonly CoinPool[] }) {
  const t = useText()
  const ours = useConfig()?.coins
  const isOurs = (address: string | null): boolean =>
    ours?.some((coin) => coin.address === address) === true
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">{t(texts.pools)}</h2>
      {pools.length === 0 && <EmptyState title={t(texts.noPools)} />}
      {pools.map((pool) => (
        <Pool
          key={pool.pair}
          pool={pool}
          // Liquidity of unknown coins is neither sold nor staked here.
          offered={pool.coins.every(({ address }) => isOurs(address))}
        />
      ))}
    </section>
  )
}

function Pool({ pool, offered }: { pool: CoinPool; offered: boolean }) {
  const t = useText()
  const { pair, coins, liquidity, source } = pool
  const name = coins.map(({ symbol }) => symbol).join(' / ')
  return (
    <Surface className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-text text-base font-semibold">{name}</h3>
        <Verify of={t(texts.poolOf, { pair: name })} source={source} />
      </div>
      <KeyValue
        rows={[
          ...coins.map(({ symbol, reserve, decimals }) => ({
            label: symbol,
            value:
              decimals === null ? (
                t(texts.notReported)
              ) : (
                <Amount value={BigInt(reserve)} decimals={decimals} symbol="" />
              ),
          })),
          {
            label: t(texts.poolWorth),
            value: <Amount value={BigInt(liquidity)} decimals={decimalsOf.USDT} symbol="USDT" />,
          },
          {
            label: t(texts.poolAddress),
            value: (
              <AddressText
                address={pair}
                full
                copyLabel={t(texts.copyAddress)}
                className="min-w-0 [overflow-wrap:anywhere]"
              />
            ),
            wide: true,
          },
        ]}
      />
      {offered && <Ways pair={pair} />}
    </Surface>
  )
}

/** Only to pages that there are. */
function Ways({ pair }: { pair: string }) {
  const t = useText()
  const search = new URLSearchParams({ pool: pair }).toString()
  const buy = pathOfPage('buyLP')
  const stake = pathOfPage('pledgeLP')
  return (
    <div className="flex flex-wrap gap-3">
      {buy !== null && (
        <Link to={`${buy}?${search}`} className={`${buttonClass('primary', false, true)} grow`}>
          {t(texts.buyLp)}
        </Link>
      )}
      {stake !== null && (
        <Link to={`${stake}?${search}`} className={`${buttonClass('quiet', false, true)} grow`}>
          {t(texts.stakeLp)}
        </Link>
      )}
    </div>
  )
}
